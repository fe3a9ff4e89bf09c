import type { Native } from '@miskatonic/effects'
import { chooseSome, onPiece, type Script } from '@miskatonic/kernel'
import { gainCard } from '../gaining.ts'
import { damageMonster } from '../monsters.ts'
import { playerOf, spaceOf, traitsOf } from '../pieces.ts'
import type { EldritchShape } from '../shape.ts'
import { valueOfAsset, type X } from '../vocabulary/selectors.ts'

const successes = (x: X): number => Number(x.names.successes ?? 0)

/** What a Spell prevents of the loss that let it be cast is noted for the casting to take away. */
const prevents = (es: string, en: string, n: (x: X) => number): Native<EldritchShape> => ({
  text: { es, en },
  // biome-ignore lint/correctness/useYield: it only notes a number.
  *run(x) {
    x.names.prevented = n(x)
  },
})

export const spellNatives: { readonly [id: string]: Native<EldritchShape> } = {
  'eh:prevent-two': prevents('Previenes la pérdida de hasta 2 puntos.', 'Prevent losing up to 2.', () => 2),
  'eh:prevent-successes': prevents(
    'En lugar de eso, previenes la pérdida de tantos puntos como éxitos hayas obtenido.',
    'Instead, prevent losing as many as your successes.',
    successes,
  ),
  'eh:shrivel-more': {
    text: {
      es: 'En lugar de 2, ese Monstruo pierde tantos puntos de Salud como éxitos hayas obtenido.',
      en: 'Instead of 2, that Monster loses as much Health as your successes.',
    },
    *run(x): Script {
      const target = x.names.target
      if (typeof target === 'string' && x.t.exists(target) && spaceOf(x.t, target) !== null)
        yield* damageMonster(x.t, target, successes(x) - 2, x.you)
    },
  },
  'eh:conjure-total': {
    text: {
      es: 'Puedes obtener cualquier cantidad de Apoyos OBJETO o BARATIJA de la reserva cuyo valor total, contando el que ya hayas obtenido, no supere tus éxitos.',
      en: 'You may gain any number of ITEM or TRINKET Assets from the reserve whose total value, with the one already gained, is at most your successes.',
    },
    *run(x): Script {
      const left = successes(x) - Number(x.names.gainedValue ?? 0)
      const cards = x.t
        .inZone('reserve')
        .filter((card) => valueOfAsset(x.t, card) <= left && traitsOf(x.t, card).some((trait) => trait === 'item' || trait === 'trinket'))
      if (!cards.length) return
      const options = cards.map((card) => ({ ...onPiece(card), weights: { value: valueOfAsset(x.t, card) } }))
      const chosen = yield* chooseSome(x.t, playerOf(x.t, x.you), {
        about: 'prompt.gain-card',
        options,
        limits: { count: [0, cards.length], weigh: { value: { max: left } } },
      })
      for (const card of chosen) yield* gainCard(x.t, x.you, card)
    },
  },
}
