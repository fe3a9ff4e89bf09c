/** Hats, each with the shadow it throws on the brow. */
import { BRASS, darker, lighter } from './colour.ts'
import type { Hat } from './picture.ts'

const part = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const brow = (depth: number): string =>
  part(`M40 45C48 42 72 42 80 45L80 ${45 + depth}C70 ${41 + depth} 50 ${41 + depth} 40 ${45 + depth}Z`, '#0d0705', 0.48)

export const hats: { readonly [hat in Hat]: (colour: string, band: string) => string } = {
  fedora: (colour, band) =>
    brow(12) +
    part('M37 38C36 14 47 8 54 12C58 15 63 15 67 12C75 8 84 15 83 38Z', colour) +
    part('M37 38C37 33 38 30 38 28C50 33 70 33 82 28C83 31 83 35 83 38Z', band) +
    part('M19 43C32 31 88 31 101 43C91 49 77 44 60 44C43 44 29 49 19 43Z', lighter(colour, 0.06)) +
    part('M41 17C46 12 51 13 54 15C48 17 44 22 42 30L39 29C39 24 39 20 41 17Z', '#fff', 0.12),
  cloche: (colour, band) =>
    part('M36 60C32 26 47 17 60 17C76 17 89 27 84 60C82 51 76 47 60 46C46 46 39 51 36 60Z', colour) +
    part('M36 56C35 52 35 47 36 44C46 37 76 37 84 44C85 48 85 52 84 57C80 49 74 46 60 45C47 46 40 49 36 56Z', band) +
    `<circle cx="80" cy="47" r="4.5" fill="${BRASS}"/>`,
  feather: (colour, band) =>
    part('M37 47C34 28 48 22 60 22C74 22 86 29 83 47C78 42 70 40 60 40C50 40 42 42 37 47Z', colour) +
    part('M37 47C38 43 39 41 40 39C52 34 68 34 81 40L83 47C74 40 46 40 37 47Z', band) +
    part('M78 42C88 30 96 12 90 -4C82 8 76 24 74 40Z', lighter(band, 0.3)) +
    `<path d="M76 41C84 26 89 12 90 -2" stroke="#fff" stroke-opacity=".5" fill="none"/><circle cx="77" cy="41" r="4" fill="${BRASS}"/>`,
  captain: (colour, band) =>
    brow(8) +
    part('M31 32C28 18 44 12 60 12C76 12 92 18 89 32C80 29 40 29 31 32Z', colour) +
    part('M37 31C48 28 72 28 83 31L82 39C70 36 50 36 38 39Z', band) +
    part('M38 39C48 35 72 35 82 39C82 44 72 43 60 43C48 43 38 44 38 39Z', '#120d09') +
    `<circle cx="60" cy="30" r="4" fill="${BRASS}"/>`,
  cap: (colour) =>
    brow(7) +
    part('M30 40C24 22 44 13 60 13C80 13 96 22 89 40C80 35 42 35 30 40Z', colour) +
    part('M36 41C44 36 70 36 78 40C76 45 66 43 56 44C46 45 38 46 36 41Z', darker(colour, 0.35)) +
    `<path d="M60 13L52 36M60 13L70 36" stroke="#000" opacity=".3" fill="none"/>`,
  top: (colour, band) =>
    brow(8) +
    part('M41 38L38 4C50 0 70 0 82 4L79 38Z', colour) +
    part('M41 38L40 28C52 31 68 31 80 28L79 38Z', band) +
    part('M26 42C36 34 84 34 94 42C84 46 74 43 60 43C46 43 36 46 26 42Z', lighter(colour, 0.06)),
  veil: (colour) =>
    part('M33 104C28 60 34 18 60 16C86 18 92 60 87 104L79 104C82 70 80 44 60 40C40 44 38 70 41 104Z', colour) +
    part('M40 56C40 40 48 35 60 35C72 35 80 40 80 56C78 46 72 42 60 42C48 42 42 46 40 56Z', '#efe7d4'),
  hood: (colour) =>
    part('M26 112C22 54 34 8 60 6C86 8 98 54 94 112L80 112C86 74 82 38 60 34C38 38 34 74 40 112Z', colour) +
    part('M40 60C40 40 48 36 60 36C72 36 80 40 80 60C78 48 72 44 60 44C48 44 42 48 40 60Z', '#000', 0.55) +
    part('M32 60C34 34 44 16 58 12C46 24 38 44 38 74Z', '#fff', 0.07),
  pith: (colour, band) =>
    brow(9) +
    part('M36 38C36 18 48 11 60 11C72 11 84 18 84 38Z', colour) +
    part('M36 38L37 32C48 35 72 35 83 32L84 38Z', band) +
    part('M22 44C34 34 86 34 98 44C90 48 76 44 60 44C44 44 30 48 22 44Z', darker(colour, 0.1)) +
    part('M44 22C49 15 56 14 60 14C53 17 49 22 47 30Z', '#fff', 0.2),
  helmet: (colour) =>
    brow(7) +
    part('M38 42C38 22 48 16 60 16C72 16 82 22 82 42Z', colour) +
    part('M28 44C38 36 82 36 92 44C84 48 36 48 28 44Z', darker(colour, 0.2)) +
    part('M45 26C50 20 56 19 60 19C54 21 50 26 48 33Z', '#fff', 0.15),
  headwrap: (colour, band) =>
    part('M37 50C31 24 44 8 62 8C82 8 90 26 83 50C78 42 70 39 60 39C50 39 42 42 37 50Z', colour) +
    part('M37 50C37 45 38 41 39 38C50 30 70 30 82 38L83 50C74 38 46 38 37 50Z', band) +
    `<path d="M42 34C50 20 66 14 80 22M40 40C52 26 70 22 84 32M50 14C58 10 68 11 76 17" stroke="#000" stroke-opacity=".28" stroke-width="1.4" fill="none"/>
<path d="M44 43L48 39L52 42L56 38L60 41L64 38L68 42L72 39L76 43" stroke="${lighter(band, 0.45)}" stroke-width="1.3" fill="none"/>`,
}
