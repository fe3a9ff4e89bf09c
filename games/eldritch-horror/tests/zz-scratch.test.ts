import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { cards } from '../content/index.ts'
// biome-ignore-all lint: scratch
test('names', () => {
  const by: Record<string, string[]> = {}
  for (const c of cards as any[]) (by[c.kind] ??= []).push(c.name ? `${c.id}=${c.name.es}${c.text ? '*' : ''}${c.kind==='monster' ? '/'+(c.horror?.skill??'-')+'/'+(c.damage?.skill??'-') : ''}` : c.id)
  writeFileSync('/tmp/names.txt', Object.entries(by).map(([k, v]) => `${k} ${v.length}: ${v.join('; ')}`).join('\n'))
})
