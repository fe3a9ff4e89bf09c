/** Round tokens. */
import { darker, lighter, mix } from './colour.ts'
import { glyphAt } from './glyphs.ts'
import type { Medallion } from './picture.ts'

export const MEDALLION_SIZE = { width: 100, height: 100 }

const MIDDLE = 50
const RADIUS = 44
const ARMS = 9

/** The arms of a gate, turning inwards. */
function spiral(colour: string): string {
  return Array.from({ length: ARMS }, (_, i) => {
    const start = (i / ARMS) * Math.PI * 2
    const at = (turn: number, part: number): string =>
      `${(MIDDLE + Math.cos(start + turn) * RADIUS * part).toFixed(1)} ${(MIDDLE + Math.sin(start + turn) * RADIUS * part).toFixed(1)}`
    const arm = `M${at(0, 0.95)}Q${at(0.55, 0.78)} ${at(1.05, 0.42)}Q${at(1.25, 0.25)} ${at(1.7, 0.16)}Q${at(0.9, 0.4)} ${at(0.5, 0.72)}Q${at(0.3, 0.88)} ${at(0.22, 0.95)}Z`
    return `<path d="${arm}" fill="${i % 2 ? lighter(colour, 0.55) : darker(colour, 0.15)}" opacity=".85"/>`
  }).join('')
}

export function medallion({ colour, icon, spiral: turning }: Medallion): string {
  const disc = (r: number, look: string): string => `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${r}" ${look}/>`
  const emblem = turning
    ? `<g transform="translate(77,77)"><circle r="17" fill="#0d0b09" stroke="${lighter(colour, 0.6)}" stroke-width="2"/>${glyphAt(icon, 0, 0, 23, lighter(colour, 0.5))}</g>`
    : `<g filter="url(#reliefFine)">${glyphAt(icon, MIDDLE, MIDDLE, 56, mix(colour, '#fff8e4', 0.85))}</g>`
  return `<defs><radialGradient id="well"><stop offset="0" stop-color="#000"/><stop offset=".3" stop-color="${darker(colour, 0.7)}"/><stop offset="1" stop-color="${darker(colour, 0.35)}"/></radialGradient>
<radialGradient id="enamel" cx=".36" cy=".3" r=".9"><stop offset="0" stop-color="${lighter(colour, 0.25)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.55)}"/></radialGradient></defs>
${disc(RADIUS, turning ? 'fill="url(#well)"' : 'fill="url(#enamel)"')}${turning ? spiral(colour) + disc(RADIUS * 0.2, 'fill="#020303"') : ''}
${disc(RADIUS, 'fill="none" stroke="#0a0806" stroke-width="8"')}${disc(RADIUS, `fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="3.4"`)}${emblem}`
}
