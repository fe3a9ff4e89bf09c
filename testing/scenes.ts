import type { Shape } from '@miskatonic/kernel'
import { describe, expect, test } from 'vitest'
import type { Player } from './player.ts'
import { rule } from './rule.ts'

/*
 * Rules told in scenes, a rule to a heading, a scene to a line:
 *
 *     # going on foot @ round 3
 *     MY-WALK-15 MY-WALK-16: between Islands nobody walks
 *       (A remark.)
 *       at ponape; hand easter-island | sanity 3 @ combat => ana offered pass
 *       at <ponape rlyeh>; hand ghoul -> ana play:ghoul, ben pass => ana sanity <9 8>; ghoul up
 *         -> ana pass == ghoul hand:ana→discard:ana
 *
 * A heading says which rules it is about, or which card, and what they come to. A scene is who sits there with what, one after the other
 * apart by «|» («-»: nothing), what is so of the whole table after «@», and then by turns what they do («->», `deeds.ts`), what is shown
 * («=>», `shown.ts`), what the last deeds changed («==» just this, «=+» this among other things). «<a b>» is one scene with a and another
 * with b; «<>» the same again. What a game lets go every way it can («~>») is told without deeds: «ana rome; test will ~> will ✓: +1 clue |
 * will ✗: nothing». A line that begins with such a sign, or follows «;» or «,», goes on with the one before; a remark may stand between.
 */

export type Stage<S extends Shape> = {
  /** Opens a table: the people in words, and what is so of the whole table. */
  readonly open: (people: readonly string[], table: string) => Player<S>
  /** Deeds of no player, by their first word. */
  readonly deeds?: { readonly [word: string]: (t: Player<S>, said: string) => unknown }
  /** What these gestures changed, in words. */
  readonly changes?: (t: Player<S>, gestures: () => void) => readonly string[]
  /** Compares every way such a table can go with those that are said («~>»). */
  readonly ways?: (people: readonly string[], table: string, said: string) => void
}

type Act = { readonly sign: string; readonly said: string }
type Scene = { readonly people: readonly string[]; readonly table: string; readonly acts: readonly Act[] }
type Told = { readonly ids: string; readonly title: string; readonly scenes: string[] }
type Chapter = { readonly heading: string; readonly rules: Told[] }

const SIGNS = /\s+(->|=>|==|=\+|~>)\s+/
const RULES = /^([A-Z]+(?:-[A-Z0-9]+)+(?: [A-Z]+(?:-[A-Z0-9]+)+)*): (.*)$/
const CARD = /^[a-z0-9-]+: /
const GOES_ON = /^(->|=>|==|=\+|~>|\||@)\s/

/** A function that makes tests of such a text, and gives the words of its scenes. */
export const telling =
  <S extends Shape>(stage: Stage<S>) =>
  (text: string): ReadonlySet<string> => {
    const told = chapters(text)
    for (const { heading, rules } of told) {
      const [title = '', table = ''] = heading.split(' @ ')
      const tests = () => {
        for (const { ids, title, scenes } of rules) {
          const playAll = () => {
            for (const scene of scenes.flatMap(variants)) enact(stage, sceneIn(scene, table), scene)
          }
          if (ids) rule(ids, title, playAll)
          else test(title, playAll)
        }
      }
      if (title) describe(title, tests)
      else tests()
    }
    return new Set(told.flatMap(({ rules }) => rules.flatMap(({ scenes }) => scenes)).flatMap((scene) => scene.split(/[\s,;:<>+]+/)))
  }

function chapters(text: string): Chapter[] {
  const found: Chapter[] = [{ heading: '', rules: [] }]
  for (const line of linesOf(text)) {
    const [, ids = '', title = line] = RULES.exec(line) ?? []
    const rules = found.at(-1)?.rules ?? []
    if (line.startsWith('# ')) found.push({ heading: line.slice(2), rules: [] })
    else if (ids || CARD.test(line)) rules.push({ ids, title, scenes: [] })
    else lastOf(rules, line).scenes.push(line)
  }
  const empty = found.flatMap(({ rules }) => rules).find(({ scenes }) => !scenes.length)
  if (empty) throw new Error(`«${empty.ids || empty.title}» is told in no scene`)
  return found
}
function lastOf(rules: readonly Told[], line: string): Told {
  const last = rules.at(-1)
  if (!last) throw new Error(`«${line}» tells of no rule`)
  return last
}

function linesOf(text: string): string[] {
  const lines: string[] = []
  const said = text.replace(/^\s*\([\s\S]*?\)$/gm, '').split('\n')
  for (const line of said.map((one) => one.trim()).filter(Boolean)) {
    const before = lines.at(-1)
    if (before !== undefined && (GOES_ON.test(line) || /[;,]$/.test(before))) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line)
  }
  return lines
}

/** «<a b>» one after the other; several stand for each other in step. */
function variants(scene: string): string[] {
  const groups = [...scene.matchAll(/<([^<>]*)>/g)].map(([, said = '']) => said.split(' '))
  const [first] = groups
  if (!first) return [scene]
  return first.map((one, i) =>
    scene.replace(/<([^<>]*)>/g, (_, said: string) => {
      const found = said ? said.split(' ')[i] : one
      if (found === undefined || (said && said.split(' ').length !== first.length)) throw new Error(`«<${said}>» are not ${first.length}`)
      return found
    }),
  )
}

function sceneIn(text: string, always: string): Scene {
  const [opening = '', ...parts] = text.split(SIGNS)
  const [people = '', table = ''] = opening.split(/\s+@\s+/)
  const acts = parts.flatMap((sign, i) => (i % 2 ? [] : [{ sign, said: parts[i + 1] ?? '' }]))
  if (!acts.some(looks)) throw new Error(`«${text}» shows nothing`)
  return { people: people.split(/\s+\|\s+/).map((one) => (one === '-' ? '' : one)), table: table || always, acts }
}

/** Whoever is asked, and until when it goes on, is looked at too. */
const looks = ({ sign, said }: Act): boolean => sign !== '->' || /\S\? |\buntil /.test(said)

function enact<S extends Shape>(stage: Stage<S>, { people, table, acts }: Scene, text: string): void {
  try {
    if (acts[0]?.sign === '~>') return goEveryWay(stage, people, table, acts)
    const t = stage.open(people, table)
    for (const [i, { sign, said }] of acts.entries()) {
      const next = acts[i + 1]
      if (sign === '=>') t.shows(said)
      else if (sign === '->' && next && isChange(next)) expectChanged(stage, t, said, next)
      else if (sign === '->') act(stage, t, said)
      else if (acts[i - 1]?.sign !== '->') throw new Error(`«${sign}» follows no deeds`)
    }
  } catch (error) {
    if (error instanceof Error) error.message = `${text}\n${error.message}`
    throw error
  }
}

function goEveryWay<S extends Shape>({ ways }: Stage<S>, people: readonly string[], table: string, [all, ...more]: readonly Act[]): void {
  if (!ways || !all || more.length) throw new Error(ways ? '«~>» tells all there is' : '«~>»: no ways are told here')
  ways(people, table, all.said)
}

const isChange = ({ sign }: Act): boolean => sign === '==' || sign === '=+'

function act<S extends Shape>(stage: Stage<S>, t: Player<S>, deeds: string): void {
  for (const deed of deeds.split(/,\s*/)) {
    const [word = '', ...said] = deed.split(' ')
    const own = stage.deeds && Object.hasOwn(stage.deeds, word) ? stage.deeds[word] : undefined
    if (own) own(t, said.join(' '))
    else t.does(deed)
  }
}

function expectChanged<S extends Shape>(stage: Stage<S>, t: Player<S>, deeds: string, { sign, said }: Act): void {
  if (!stage.changes) throw new Error(`«${sign}»: no changes are told here`)
  const changed = stage.changes(t, () => act(stage, t, deeds))
  const told = said === 'nothing' ? [] : said.split(/;\s*/)
  if (sign === '==') expect([...changed].sort()).toEqual(told.sort())
  else expect(changed).toEqual(expect.arrayContaining(told))
}
