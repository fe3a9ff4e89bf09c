import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@miskatonic/games'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { root } from './house.ts'
import { EXAMPLE, type RulesBook, readRulesBooks, rulesBook, writeRulesBooks } from './rulesBook.ts'

const page = `
# Weather
- **LH-OLD-01** Above every heading, in no section.

## 3. Rules
An introduction, which is no rule.

### 3.1 Wind and rain (WIND, RAIN)

The order is → R-01.
- **LH-WIND-01** **[GK]** It *blows* as \`hard\` as LH-RAIN-01 says. → R-02 _(es: sopla)_
- **LH-RAIN-01** It rains (digital: it does not), as in R-01. → R-01 _(es: "llueve", mucho)_

---

## 4. Decisions
| # | Who |
|---|---|
| D-01 | nobody |

## 7. Glossary
| Spanish | English | Code identifier | Meaning |
|---|---|---|---|
| Viento / lluvia | wind / rain | \`wind\` | What comes down. |

## 8. Rulings
### 8.1 Rulings: weather
- **LH-RULING-01** *Gap:* the source is dry. *Published:* rain. **Ruling:** rain falls here. *Engine:* a \`number\`.

| Place | Sky | Sea |
|---|---|---|
| 1 | grey | — |
| Rocks | black | high |

  *Engine:* keep it in a file.
- **LH-RULING-02** *Gap:* wind. **Ruling:** it blows.

| | Dawn | Dusk |
|---|---|---|
| Wind | 1 | 2 |

A paragraph that belongs to nobody.
`

const rulesIn = (book: RulesBook) => book.sections.flatMap(({ rules }) => rules)
const textOf = (book: RulesBook, id: string): string => rulesIn(book).find((rule) => rule.id === id)?.text ?? ''

describe('a catalogue becomes a book', () => {
  const book = rulesBook(page)

  test('sections keep their number and lose the groups of ids; what holds no rules is left out', () => {
    expect(book.sections.map(({ id, title }) => [id, title])).toEqual([
      ['3.1', 'Wind and rain'],
      ['8.1', 'Rulings: weather'],
    ])
    expect(rulesBook('## Dusk\n- **LH-DUSK-01** It falls.\n## Dawn\n- **LH-DAWN-01** It breaks.').sections.map(({ id }) => id)).toEqual([
      '1',
      '2',
    ])
  })

  test('marks and hints go, other rules become links', () => {
    expect(textOf(book, 'LH-WIND-01')).toBe('It blows as hard as {{LH-RAIN-01}} says. ({{LH-RULING-02}})')
  })

  test('a ruling the sentence already names is not named again', () => {
    expect(textOf(book, 'LH-RAIN-01')).toBe('It rains, as in {{LH-RULING-01}}.')
  })

  test('a sentence may be decided by several rulings, written out in full', () => {
    const decided = rulesBook('## 1. Sky\n- **LH-SKY-01** It clears, by LH-RULING-02. → LH-RULING-01, LH-RULING-02, LH-RULING-03')
    expect(textOf(decided, 'LH-SKY-01')).toBe('It clears, by {{LH-RULING-02}}. ({{LH-RULING-01}}, {{LH-RULING-03}})')
  })

  test('worked examples are not for players', () => {
    const shown = rulesBook('## 1. Sky\n- **LH-SKY-01** It clears.\n## 2. Examples\n- **LH-EX-01** Rain at dawn.\n  More of it.')
    expect(shown.sections.map(({ title }) => title)).toEqual(['Sky'])
  })

  test('of a ruling the decision is told, with its table row by row', () => {
    expect(textOf(book, 'LH-RULING-01')).toBe('Rain falls here.\nPlace 1. Sky: grey.\nRocks. Sky: black. Sea: high.')
  })

  test('a table with an empty corner is told column by column', () => {
    expect(textOf(book, 'LH-RULING-02')).toBe('It blows.\nDawn. Wind: 1.\nDusk. Wind: 2.')
  })

  test('the glossary is told in its own language', () => {
    expect(book.glossary).toEqual([{ term: 'wind, rain', text: 'What comes down.' }])
    expect(rulesBook('## Glosario\n| Término | Significado |\n|---|---|\n| Viento | Sopla. |').glossary).toEqual([
      { term: 'Viento', text: 'Sopla.' },
    ])
  })
})

const ENGLISH = /(?<![\p{L}'’-])(?:the|and|of|with|you|to|is|each|when|from|its|his|this|that)(?![\p{L}'’-])/u
const SPANISH = /[áéíóúüñ¿¡«»]|(?<!\p{L})(?:de|del|la|el|los|las|que|una?|por|para|con|se|su)(?!\p{L})/u
const MARK =
  /\[GK\]|→|\*|`|_\(|<!--|\||digital:|(?<![\w-])R-\d|\b(?:Gap|Published|Ruling|Engine|Source|FAQ|UI|GK)\b|\b(?:engine|the source|snapshot|as published)\b/
const LINK = /\{\{([^}]*)\}\}/g

const prose = (text: string): string => text.replace(LINK, '')
const wordsOf = (book: RulesBook): { id: string; text: string }[] => [
  ...rulesIn(book).map(({ id, text }) => ({ id, text: prose(text) })),
  ...book.sections.map(({ id, title }) => ({ id: `section ${id}`, text: title })),
  ...book.glossary.map(({ term, text }) => ({ id: `glossary: ${term}`, text: `${term}: ${text}` })),
]
const matching = (book: RulesBook, pattern: RegExp) => wordsOf(book).filter(({ text }) => pattern.test(text))
const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map((match) => match[1] ?? '').sort()
const numbersIn = (text: string): string[] => (prose(text).match(/\d+/g) ?? []).sort()

const books = readRulesBooks()

test('every game that can be played has its catalogue in both languages', () => {
  const withCatalogue = games.map(({ id }) => id).filter((game) => existsSync(join(root, 'games', game, 'rules.md')))
  expect(withCatalogue.length).toBeGreaterThan(0)
  expect(withCatalogue.filter((game) => !books.has(game))).toEqual([])
})

describe.each([...books])('the rules of %s', (game, { es, en }) => {
  test('hold every rule of the catalogue but its examples, once and in its order, in both languages', () => {
    const catalogue = catalogueOf(readFileSync(join(root, 'games', game, 'rules.md'), 'utf8')).filter((id) => !EXAMPLE.test(id))
    expect(catalogue.length).toBeGreaterThan(0)
    expect(rulesIn(en).map(({ id }) => id)).toEqual(catalogue)
    expect(rulesIn(es).map(({ id }) => id)).toEqual(catalogue)
  })

  test('are set in type: quotes and apostrophes are no marks of a keyboard', () => {
    expect(matching(en, /"|\p{L}'/u)).toEqual([])
    expect(matching(es, /"|\p{L}'/u)).toEqual([])
  })

  test('have the same sections and a glossary in both languages', () => {
    const outline = (book: RulesBook) => book.sections.map(({ id, rules }) => [id, rules.map((rule) => rule.id)])
    expect(outline(es)).toEqual(outline(en))
    expect(es.glossary.length).toBeGreaterThan(0)
    expect(en.glossary.length).toBeGreaterThan(0)
  })

  test('have no rule, title or word without a text', () => {
    for (const book of [es, en]) {
      expect(rulesIn(book).filter(({ text }) => prose(text).length < 8)).toEqual([])
      expect(book.sections.filter(({ title }) => !title)).toEqual([])
      expect(book.glossary.filter(({ term, text }) => !term || !text)).toEqual([])
    }
  })

  test('show players none of our marks', () => {
    expect(matching(en, MARK)).toEqual([])
    expect(matching(es, MARK)).toEqual([])
  })

  test('are Spanish in Spanish', () => {
    expect(matching(es, ENGLISH)).toEqual([])
    expect(wordsOf(es).filter(({ text }) => text.includes('"'))).toEqual([])
    expect(rulesIn(es).filter(({ id, text }) => text === textOf(en, id))).toEqual([])
  })

  test('are English in English', () => {
    expect(matching(en, SPANISH)).toEqual([])
  })

  test('say the same numbers and lead to the same rules in both languages', () => {
    for (const { id, text } of rulesIn(en)) {
      expect({ id, numbers: numbersIn(textOf(es, id)), links: linksIn(textOf(es, id)) }).toEqual({
        id,
        numbers: numbersIn(text),
        links: linksIn(text),
      })
    }
  })

  test('lead only to rules that are there', () => {
    const ids = new Set(rulesIn(en).map(({ id }) => id))
    expect(
      rulesIn(en).flatMap(({ id, text }) =>
        linksIn(text)
          .filter((link) => !ids.has(link))
          .map((link) => `${id} → ${link}`),
      ),
    ).toEqual([])
  })
})

test('the checks see English in Spanish, Spanish in English, and marks', () => {
  for (const text of ['Pierdes 1 of Salud.', 'the Portal', 'Gana and pierde.']) expect(text).toMatch(ENGLISH)
  for (const text of ['Lose 1 Cordura de golpe.', 'a «Gate»', 'Perdición']) expect(text).toMatch(SPANISH)
  for (const text of ['**[GK]** It.', 'It. → R-21', 'see R-21', '_(es: x)_', '*Gap:* it', 'the engine adds it']) expect(text).toMatch(MARK)
  expect('Encuentro de Otros Mundos').not.toMatch(ENGLISH)
  expect('Close the Gate in Buenos Aires.').not.toMatch(SPANISH)
})

test('the books are written one file for each game and language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'miskatonic-rules-books-'))
  try {
    const files = writeRulesBooks(join(folder, 'rules'))
    expect(readdirSync(join(folder, 'rules')).sort()).toEqual(
      [...books.keys()].flatMap((game) => [`${game}.en.json`, `${game}.es.json`]).sort(),
    )
    expect(files).toHaveLength(books.size * 2)
    for (const [game, { es, en }] of books) {
      expect(JSON.parse(readFileSync(join(folder, 'rules', `${game}.es.json`), 'utf8'))).toEqual(es)
      expect(JSON.parse(readFileSync(join(folder, 'rules', `${game}.en.json`), 'utf8'))).toEqual(en)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
