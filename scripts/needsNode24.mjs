/** Before `npm start` and `npm test`: an older Node cannot even read our scripts, and what it would say about them helps nobody. */
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Miskatonic needs Node 24, and this is Node ${process.versions.node}. npm install brings it where the 'node' package has a binary for ` +
      `the machine (${process.platform} ${process.arch} got none). Install Node 24 from https://nodejs.org and run npm install once more.`,
  )
  process.exit(1)
}
