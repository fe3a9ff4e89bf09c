console.error('There is no lab yet: it needs bots that can play a game to its end. Nothing was simulated.')
process.exitCode = 1
