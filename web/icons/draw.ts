/** Writes the outlines of the icons in `names.ts`. Run it after adding a name: `node web/icons/draw.ts`. */
import { writeFileSync } from 'node:fs'
import { glyph } from '../art/glyphs.ts'
import { frameIcons, tableIcons } from './names.ts'
import { rounded } from './rounded.ts'

export const drawn = (names: readonly string[]): { [name: string]: string } =>
  Object.fromEntries([...names].sort().map((name) => [name, rounded(glyph(name))]))

function outlinesModule(constant: string, names: readonly string[]): string {
  const lines = Object.entries(drawn(names)).map(([name, outline]) => `  '${name}': '${outline}',`)
  return `/** Written by draw.ts from names.ts; by the artists of game-icons.net (CC BY 3.0), rounded to whole units. */
// biome-ignore format: one icon a line, as the script writes them
export const ${constant} = {\n${lines.join('\n')}\n} as const\n`
}

if (import.meta.main) {
  writeFileSync(new URL('./frameOutlines.ts', import.meta.url), outlinesModule('frameOutlines', frameIcons))
  writeFileSync(new URL('./tableOutlines.ts', import.meta.url), outlinesModule('tableOutlines', tableIcons))
}
