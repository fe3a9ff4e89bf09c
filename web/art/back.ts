/** The back of a card: leather with a pressed frame and a brass emblem in a ring. */
import { BRASS, darker, lighter } from './colour.ts'
import { GLYPH_SIZE, glyph } from './glyphs.ts'
import type { Back } from './picture.ts'

export const BACK_SIZE = { width: 130, height: 182 }

const corner = (x: number, y: number, turnX: number, turnY: number): string =>
  `<g transform="translate(${x},${y}) scale(${turnX},${turnY})" fill="none" stroke="${BRASS}" stroke-width=".9"><path d="M0 16V6C0 2 2 0 6 0H16"/><path d="M3 16V8C3 5 5 3 8 3H16" opacity=".6"/><path d="M6 6C10 6 12 4 12 0M6 6C6 10 4 12 0 12"/><circle cx="6" cy="6" r="1.5" fill="${BRASS}" stroke="none"/></g>`

export function back({ icon, leather }: Back): string {
  const { width, height } = BACK_SIZE
  const [x, y, size] = [width / 2, height / 2, 58]
  const placed = `translate(${x - size / 2},${y - size / 2}) scale(${(size / GLYPH_SIZE).toFixed(5)})`
  return `<defs><radialGradient id="hide" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="${lighter(leather, 0.1)}"/><stop offset=".5" stop-color="${leather}"/><stop offset="1" stop-color="${darker(leather, 0.6)}"/></radialGradient>
<filter id="skin" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".22" numOctaves="3" seed="11" result="pores"/><feDiffuseLighting in="pores" surfaceScale="2.2" diffuseConstant="1.05" lighting-color="#fff"><feDistantLight azimuth="232" elevation="56"/></feDiffuseLighting></filter></defs>
<rect width="${width}" height="${height}" fill="url(#hide)"/><rect width="${width}" height="${height}" filter="url(#skin)" opacity=".5" style="mix-blend-mode:multiply"/>
<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="6" fill="none" stroke="#120d09" stroke-width="5"/>
<rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="4" fill="none" stroke="${BRASS}" stroke-opacity=".55" stroke-width=".9"/>
${corner(11, 11, 1, 1)}${corner(width - 11, 11, -1, 1)}${corner(11, height - 11, 1, -1)}${corner(width - 11, height - 11, -1, -1)}
<circle cx="${x}" cy="${y}" r="45" fill="#000" opacity=".16"/><circle cx="${x}" cy="${y}" r="43" fill="none" stroke="${BRASS}" stroke-opacity=".7" stroke-width="1"/>
<circle cx="${x}" cy="${y}" r="39.5" fill="none" stroke="${BRASS}" stroke-opacity=".45" stroke-width=".7" stroke-dasharray="1 3"/>
<path transform="${placed} translate(0,14)" d="${glyph(icon)}" fill="#000" opacity=".5" filter="url(#soft4)"/>
<g filter="url(#reliefFine)"><path transform="${placed}" d="${glyph(icon)}" fill="${lighter(BRASS, 0.15)}"/></g>
<rect width="${width}" height="${height}" fill="url(#vignette)" opacity=".7"/>`
}
