/** Hair, on a head whose face lies between (41, 30) and (79, 88) of a 120 × 140 picture. */
import { darker } from './colour.ts'
import type { Hair } from './picture.ts'

/** What lies behind the head, and what falls over it. */
export type HairDrawing = { readonly behind?: string; readonly over: string }

const lock = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`
const shine = (path: string, opacity = 0.14): string => `<path d="${path}" fill="#fff" opacity="${opacity}"/>`
const discs = (list: readonly (readonly [number, number, number])[], colour: string): string =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('')

const CROWN_SHINE = 'M45 34C50 25 62 23 68 25C58 27 51 31 47 39Z'

export const hairs: { readonly [hair in Hair]: (colour: string) => HairDrawing } = {
  none: () => ({ over: '' }),
  bald: (colour) => ({
    over:
      lock('M39 56C39 50 40 48 41 46L43 58ZM81 56C81 50 80 48 79 46L77 58Z', colour) + shine('M50 36C54 32 60 31 65 33C60 34 55 37 52 41Z'),
  }),
  short: (colour) => ({
    over:
      lock('M39 54C36 28 48 21 60 21C75 21 84 30 81 54C79 46 77 40 72 37C62 40 52 38 46 41C41 45 41 49 39 54Z', colour) +
      shine(CROWN_SHINE),
  }),
  part: (colour) => ({
    over: lock(
      'M39 56C35 28 46 20 61 20C77 20 85 30 81 56C80 46 77 41 73 38C64 38 54 34 50 30C49 36 44 42 42 46C41 50 40 53 39 56Z',
      colour,
    ),
  }),
  tight: (colour) => ({
    over:
      lock('M40 50C38 30 49 24 60 24C72 24 82 30 80 50C78 43 75 38 70 36C63 34 56 34 50 36C44 39 42 44 40 50Z', colour) +
      discs(
        [
          [46, 32, 3],
          [53, 28, 3],
          [61, 26, 3],
          [69, 29, 3],
          [75, 34, 3],
        ],
        darker(colour, 0.15),
      ),
  }),
  bob: (colour) => ({
    over:
      lock(
        'M35 54C30 24 48 17 60 17C76 17 90 25 86 56C88 70 86 80 81 85C78 80 78 72 79 62C80 50 77 44 72 40C62 45 52 44 45 41C41 47 41 58 43 66C44 74 43 80 39 85C33 79 34 66 35 54Z',
        colour,
      ) + shine('M44 30C50 22 62 20 68 22C58 24 50 30 46 40C43 38 42 34 44 30Z'),
  }),
  waves: (colour) => ({
    over:
      lock(
        'M34 56C28 26 46 15 61 16C79 16 92 27 87 52C91 58 88 66 89 72C90 80 86 88 80 88C83 82 79 76 80 68C82 56 80 46 73 39C66 44 60 38 54 34C50 40 44 42 42 48C39 56 43 62 41 70C40 78 43 83 39 88C32 86 31 78 32 71C33 66 31 62 34 56Z',
        colour,
      ) +
      shine('M46 30C52 22 63 20 72 24C62 25 54 28 49 37Z', 0.18) +
      `<path d="M36 62C40 66 34 72 37 80M86 58C82 64 88 70 84 80M48 38C56 30 68 30 78 40" stroke="#000" stroke-opacity=".25" fill="none"/>`,
  }),
  bun: (colour) => ({
    over:
      discs([[62, 16, 10]], colour) +
      lock('M38 58C34 28 48 20 60 20C76 20 86 28 82 58C80 46 78 42 70 38C60 42 52 40 46 42C42 47 40 52 38 58Z', colour) +
      shine(CROWN_SHINE, 0.12),
  }),
  long: (colour) => ({
    behind: lock('M34 56C30 30 46 17 60 17C76 17 91 28 87 58C89 78 93 94 91 106L29 106C27 90 33 74 34 56Z', darker(colour, 0.25)),
    over: lock(
      'M34 56C30 24 46 17 60 17C76 17 91 25 87 58C89 78 92 92 90 104L76 100C80 84 80 64 78 54C76 46 74 42 70 40C62 45 52 44 46 42C41 48 42 64 43 80L44 100L30 104C28 90 33 74 34 56Z',
      colour,
    ),
  }),
  curls: (colour) => ({
    over: discs(
      [
        [40, 44, 9],
        [43, 34, 10],
        [51, 26, 10],
        [61, 23, 11],
        [71, 27, 10],
        [79, 36, 9],
        [81, 47, 8],
        [39, 54, 7],
        [82, 57, 6],
      ],
      colour,
    ),
  }),
  afro: (colour) => ({
    behind: discs([[60, 38, 26]], colour),
    over: lock('M40 52C38 34 48 28 60 28C74 28 82 36 80 52C78 44 74 38 60 38C47 38 42 44 40 52Z', colour),
  }),
}
