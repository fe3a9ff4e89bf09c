/** What is worn at the neck, over a coat whose shoulders begin at y = 99. */
import { BRASS, darker, lighter } from './colour.ts'
import type { Collar, Portrait } from './picture.ts'

const part = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

type Cloth = { readonly coat: string; readonly shirt: string; readonly tie: string; readonly skin: string }

const lapels = (coat: string): string =>
  part('M45 97L33 103L42 121L37 124L56 142L60 122Z', lighter(coat, 0.07)) +
  part('M75 97L87 103L78 121L83 124L64 142L60 122Z', darker(coat, 0.28))
const shirtFront = (shirt: string): string => part('M45 98L60 122L75 98L70 92C66 102 54 102 50 92Z', shirt)
const buttons = (...heights: readonly number[]): string => heights.map((y) => `<circle cx="60" cy="${y}" r="2" fill="${BRASS}"/>`).join('')

const collars: { readonly [collar in Collar]: (cloth: Cloth) => string } = {
  suit: ({ coat, shirt, tie }) =>
    shirtFront(shirt) +
    part('M56.5 109L63.5 109L66 142L54 142Z', tie) +
    part('M56 107L64 107L62.5 113L57.5 113Z', darker(tie, 0.25)) +
    lapels(coat),
  bow: ({ coat, shirt, tie }) =>
    part('M45 98L60 140L75 98L70 92C66 102 54 102 50 92Z', shirt) +
    lapels(coat) +
    part('M60 107L48 101L48 114ZM60 107L72 101L72 114Z', tie) +
    `<circle cx="60" cy="107.5" r="2.8" fill="${darker(tie, 0.3)}"/>`,
  dress: ({ shirt, skin }) =>
    part('M42 99C48 118 72 118 78 99L72 95C67 104 53 104 48 95Z', skin) +
    part('M42 99C46 116 74 116 78 99L84 101C80 124 40 124 36 101Z', shirt, 0.9),
  roll: ({ shirt }) =>
    part('M46 88C52 94 68 94 74 88L77 101C68 108 52 108 43 101Z', shirt) +
    `<path d="M45 96C54 102 66 102 75 96" stroke="#000" opacity=".25" fill="none"/>`,
  robe: ({ shirt }) => part('M44 96L60 126L76 96L82 100L64 142L56 142L38 100Z', shirt),
  mandarin: ({ coat, shirt }) =>
    part('M46 90C52 97 68 97 74 90L77 101C68 107 52 107 43 101Z', shirt) +
    part('M58 104L62 104L78 142L70 142Z', darker(coat, 0.35), 0.6) +
    `<path d="M60 103C63 112 70 118 84 122" stroke="${shirt}" stroke-width="2" fill="none"/><circle cx="63" cy="110" r="1.9" fill="${BRASS}"/><circle cx="72" cy="118" r="1.9" fill="${BRASS}"/>`,
  uniform: ({ coat, tie }) =>
    part('M45 92C52 99 68 99 75 92L78 102C68 108 52 108 42 102Z', darker(coat, 0.25)) +
    `<path d="M60 106L60 142" stroke="#000" opacity=".4"/>${buttons(116, 128)}<rect x="32" y="112" width="13" height="7" rx="1" fill="${tie}"/>` +
    part('M20 112C24 108 30 106 35 104L38 109C32 111 27 114 23 118Z', lighter(coat, 0.15)) +
    part('M100 112C96 108 90 106 85 104L82 109C88 111 93 114 97 118Z', darker(coat, 0.15)),
  explorer: ({ coat, shirt, tie }) =>
    part('M47 94L60 112L73 94L70 90C66 100 54 100 50 90Z', shirt) +
    part('M48 96C53 106 67 106 72 96L69 112L60 118L51 112Z', tie) +
    part('M46 95L34 104L47 119L56 108Z', lighter(coat, 0.1)) +
    part('M74 95L86 104L73 119L64 108Z', darker(coat, 0.18)) +
    `<path d="M60 118L60 142M30 122h16v14h-16ZM74 122h16v14h-16Z" stroke="#000" stroke-opacity=".35" fill="none"/><path d="M12 122L52 142" stroke="#3a2415" stroke-width="4"/>`,
  cleric: () =>
    `${part('M46 90C52 97 68 97 74 90L77 101C68 107 52 107 43 101Z', '#14110f')}<rect x="55" y="95" width="10" height="7" fill="#efe7d4"/>`,
  fur: ({ shirt, skin }) => {
    const tuft = (i: number): string => {
      const angle = Math.PI * (0.02 + (i / 12) * 0.96)
      return `<circle cx="${(60 - Math.cos(angle) * 30).toFixed(1)}" cy="${(98 + Math.sin(angle) * 24).toFixed(1)}" r="8.5" fill="${i % 2 ? lighter(shirt, 0.12) : shirt}"/>`
    }
    return part('M42 99C48 120 72 120 78 99L72 95C67 104 53 104 48 95Z', skin) + Array.from({ length: 13 }, (_, i) => tuft(i)).join('')
  },
  beads: ({ shirt, skin }) => {
    const row = (reach: number, colours: readonly string[]): string =>
      Array.from({ length: 13 }, (_, i) => {
        const angle = Math.PI * (1 - i / 12)
        return `<circle cx="${(60 + Math.cos(angle) * reach).toFixed(1)}" cy="${(97 + Math.sin(angle) * reach * 0.82).toFixed(1)}" r="2.3" fill="${colours[i % colours.length]}"/>`
      }).join('')
    return (
      part('M40 99C46 122 74 122 80 99L72 95C67 104 53 104 48 95Z', skin) +
      part('M38 101C44 124 76 124 82 101L88 104C82 132 38 132 32 104Z', shirt) +
      row(14, ['#e9dcc0', '#b23a2c']) +
      row(19, ['#d9a53a', '#2f6a7a', '#e9dcc0'])
    )
  },
}

export const collarOf = ({ collar, coat, shirt = '#e8dcc0', tie = '#7a2a26', skin }: Portrait): string =>
  collars[collar]({ coat, shirt, tie, skin })
