/** Portraits in the manner of the nineteen-twenties: flat cloth, a face lit from the upper left, a thin line of light along the edge. */
import { BRASS, darker, mix } from './colour.ts'
import { glyphAt } from './glyphs.ts'
import type { Portrait } from './picture.ts'
import { collarOf } from './portraitCollars.ts'
import { hairs } from './portraitHair.ts'
import { hats } from './portraitHats.ts'

export const PORTRAIT_SIZE = { width: 120, height: 140 }

const PUPIL = '#1a0f0a'
const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

const MAN = 'M41 54C41 37 49 30 60 30C71 30 79 37 79 54C79 68 76 79 68 85C64 89 56 89 52 85C44 79 41 68 41 54Z'
const WOMAN = 'M41 54C41 37 49 30 60 30C71 30 79 37 79 54C79 70 72 82 60 88C48 82 41 70 41 54Z'

function definitions({ ground, coat, skin }: Portrait, shadow: string): string {
  const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`
  return `<radialGradient id="wall" cx=".36" cy=".3" r=".95">${stop(0, mix(ground, '#fff2cf', 0.45))}${stop(0.45, ground)}${stop(1, darker(ground, 0.78))}</radialGradient>
<linearGradient id="coat" x1="0" y1="0" x2="1" y2=".6">${stop(0, mix(coat, '#ffe9b8', 0.16))}${stop(0.5, coat)}${stop(1, darker(coat, 0.55))}</linearGradient>
<linearGradient id="face" x1="0" y1="0" x2="1" y2=".2">${stop(0, mix(skin, '#fff3d8', 0.22))}${stop(0.55, skin)}${stop(1, mix(skin, shadow, 0.6))}</linearGradient>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="6"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 -.17"/></filter>`
}

function eye(middle: number, white: string, woman: boolean): string {
  const [left, right] = [middle - 5, middle + 5]
  return `<path d="M${left} 58Q${middle} 54 ${right} 58Q${middle} 60.3 ${left} 58Z" fill="${white}"/><circle cx="${middle}" cy="57.4" r="2" fill="${PUPIL}"/><circle cx="${middle - 0.7}" cy="56.7" r=".55" fill="#fff" opacity=".8"/>${line(`M${left - 0.5} 58Q${middle} 53.4 ${right + 0.5} 58`, PUPIL, woman ? 1.7 : 1.1)}`
}

function mouth(woman: boolean, lips: string, shadow: string): string {
  if (woman) return `<path d="M53.5 76Q57 73.6 60 75Q63 73.6 66.5 76Q60 80.6 53.5 76Z" fill="${lips}"/>`
  return line('M53 76.5Q60 74.6 67 76.5', lips, 1.7) + line('M56.5 80Q60 81.2 63.5 80', shadow, 1, 0.7)
}

function marks(person: Portrait, shadow: string): string {
  const age =
    line('M47 63.5Q50 65.5 54 64.5M66 64.5Q70 65.5 73 63.5', shadow, 0.8, 0.7) +
    line('M52 70Q50 74 51 78M68 70Q70 74 69 78', shadow, 0.9, 0.7) +
    line('M52 42Q60 40 68 42M53 46Q60 44.4 67 46', shadow, 0.7, 0.6)
  return (person.old ? age : '') + (person.scar ? line('M70 60L75 70M71 64.5L74.5 62.5M72.5 68L75.6 66.4', '#f1d3b8', 1, 0.7) : '')
}

function face(person: Portrait, shadow: string): string {
  const woman = person.woman === true
  const brow = (path: string, dark: number): string => line(path, darker(person.hairColour, dark), woman ? 1.1 : 1.9)
  const lips = person.lips ?? (woman ? '#a43a35' : mix(person.skin, '#5a1f14', 0.45))
  return `<ellipse cx="40.5" cy="61" rx="3.2" ry="6.5" fill="${person.skin}"/><ellipse cx="79.5" cy="61" rx="3.2" ry="6.5" fill="${shadow}"/>
<path d="${woman ? WOMAN : MAN}" fill="url(#face)"/>
<path d="M64 30C67 40 64 48 64.5 55L67.5 66.5C66 69 63.5 69.5 62 69.5C63.5 74 64 82 61 88.5C72 86 79 70 79 54C79 38 72 31 64 30Z" fill="${shadow}" opacity=".62"/>
${brow('M45 52Q51 48.5 56.5 51.5', 0.2)}${brow('M63.5 51.5Q69 48.5 75 52', 0.3)}${eye(51, '#f3ead6', woman)}${eye(69, '#c9b79b', woman)}
${line('M59.5 56C58.5 62 57 66 56.5 68C58.5 69.8 61 69.8 63 68.6', shadow, 1.2)}${mouth(woman, lips, shadow)}${marks(person, shadow)}`
}

const beard = (colour: string): string =>
  `<path d="M41 60C42 84 48 99 60 100C72 99 78 84 79 60C77 69 72 70 66 69C62 67 58 67 54 69C48 70 43 69 41 60Z" fill="${colour}"/>${line('M50 80Q52 88 56 94M60 82L60 96M70 80Q68 88 64 94', '#000', 0.8, 0.2)}`
const moustache = (colour: string): string =>
  `<path d="M50 73C54 68 59 70 60 71.5C61 70 66 68 70 73C66 76 62 75 60 73.5C58 75 54 76 50 73Z" fill="${colour}"/>`
const glasses = (colour: string): string =>
  `<g fill="#e9f6ff" fill-opacity=".16" stroke="${colour}" stroke-width="1.5"><circle cx="51" cy="57.5" r="6.4"/><circle cx="69" cy="57.5" r="6.4"/><path d="M57.4 57Q60 55 62.6 57M44.6 57L40.5 55M75.4 57L79.5 55" fill="none"/></g>${line('M47.5 55.5L50 53', '#fff', 1.3, 0.8)}`

function jewel(kind: Portrait['jewel']): string {
  if (kind === 'earrings')
    return [40, 80]
      .map((x) => `<circle cx="${x}" cy="69" r="2.2" fill="${BRASS}"/><path d="M${x} 71v6" stroke="${BRASS}" stroke-width="1.6"/>`)
      .join('')
  if (kind === 'pendant')
    return `${line('M46 98Q60 124 74 98', BRASS, 1.1)}<circle cx="60" cy="113" r="4.4" fill="#1f5a45" stroke="${BRASS}" stroke-width="1.5"/>`
  if (kind !== 'pearls') return ''
  return Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (1 - i / 10)
    return `<circle cx="${(60 + Math.cos(angle) * 15).toFixed(1)}" cy="${(97 + Math.sin(angle) * 15).toFixed(1)}" r="1.9" fill="#f7efdc" stroke="#8d7a58" stroke-width=".4"/>`
  }).join('')
}

export function portrait(person: Portrait): string {
  const shadow = mix(person.skin, '#26100a', 0.58)
  const hair = hairs[person.hair](person.hairColour)
  const hat = person.hat ? hats[person.hat](person.hatColour ?? darker(person.coat, 0.15), person.band ?? '#1c1712') : ''
  return `<defs>${definitions(person, shadow)}</defs><rect width="120" height="140" fill="url(#wall)"/>
<path d="M-10 -10L40 -10L120 120L120 150L90 150Z" fill="#fff2cf" opacity=".07"/>
${person.emblem ? glyphAt(person.emblem, 99, 22, 30, mix(person.ground, '#fff2cf', 0.55), 0.45) : ''}
<g filter="url(#rim)">${hair.behind ?? ''}<path d="M6 142C8 113 30 106 46 99L74 99C90 106 112 113 114 142Z" fill="url(#coat)"/>
<path d="M50 78L50 98C54 106 66 106 70 98L70 78Z" fill="${shadow}"/>${collarOf(person)}${jewel(person.jewel === 'earrings' ? undefined : person.jewel)}
${face(person, shadow)}${person.beard ? beard(person.beard) : ''}${person.moustache ? moustache(person.hairColour) : ''}
${hair.over}${person.glasses ? glasses(person.glasses) : ''}${jewel(person.jewel === 'earrings' ? 'earrings' : undefined)}${hat}</g>
<rect width="120" height="140" filter="url(#grain)" opacity=".5"/><rect width="120" height="140" fill="url(#vignette)" opacity=".8"/>`
}
