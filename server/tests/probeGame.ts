/** The house's games, and one that cannot be opened: it says instead what all objects of its thread share. Only tests have it in their register. */
import { games as registered } from '@miskatonic/games'
import { shared } from '@miskatonic/testing/evilKeys'

class OptionsError extends Error {
  override name = 'OptionsError'
}

/** What is told of what is wrong is cut after some hundred signs: a number stands for the text. */
function probed(): never {
  const text = shared()
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0
  throw new OptionsError(`${text.length} ${sum} ${'polluted' in {}}`)
}

async function load(): Promise<{ module: object }> {
  const first = await registered[0]?.load()
  return { module: { ...first?.module, game: { ...first?.module.game, id: 'probe', seats: { min: 1, max: 4 }, opening: probed } } }
}

export const games = [...registered, { id: 'probe', title: { es: 'Sonda', en: 'Probe' }, load, setup: async () => ({ setup: {} }) }]
