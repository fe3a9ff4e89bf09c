import { describe, expect, test } from 'vitest'
import { codeOnly, generatorsOf, importsOf, withoutComments } from './sourceCode.ts'

describe('what is code', () => {
  test('comments and strings are blanked, lengths and lines stay', () => {
    const source = "const a = 'Math.random' // Date.now\n/* try {\n */ const b = \"it's\""
    const code = codeOnly(source)
    expect(code).toHaveLength(source.length)
    expect(code.split('\n')).toHaveLength(3)
    expect(code).not.toMatch(/random|Date|try|it/)
    expect(code).toMatch(/const a = '[ ]+'/)
  })

  test('what stands in a template is code, its text is not', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code to be read, not a template of ours.
    const code = codeOnly('const a = `try { ${b({ c: `in ${Math.random()} out` })} await` + d')
    expect(code).toContain('Math.random()')
    expect(code).not.toMatch(/try|await|out/)
    expect(code).toContain('+ d')
  })

  test('a regular expression is not code, a division is', () => {
    expect(codeOnly('const a = /[\'"]try{/ ; b')).toMatch(/; b$/)
    expect(codeOnly('const a = b / c; const d = e / f')).toBe('const a = b / c; const d = e / f')
    expect(codeOnly("return /[/']/.test(x) ? 'y' : z")).toMatch(/: z$/)
  })

  test('an escaped quote does not end a string', () => {
    expect(codeOnly("a('it\\'s await'); b")).not.toContain('await')
  })

  test('without comments the strings stay', () => {
    expect(withoutComments("a('azathoth') // arkham\n/* arkham */ b")).toMatch(/^a\('azathoth'\)\s+\n\s+b$/)
  })
})

describe('what is imported', () => {
  test('every form of import is found, nothing that only looks like one', () => {
    const source = [
      "import a from './a.ts'",
      "import type { B } from './b.ts'",
      "export * from './c.ts'",
      'import {\n  d,\n} from "./d.ts"',
      "import './e.ts'",
      "const f = () => import('./f.ts')",
      "// import x from './no.ts'",
      'const text = "import x from \'./no.ts\'"',
      "gain({ from: 'reserve' }); Array.from('no')",
    ].join('\n')
    expect(importsOf(source).map((found) => found.specifier)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts'])
  })
})

describe('where a generator ends', () => {
  test('functions, methods and nested generators are found with their bodies', () => {
    const source = `
export function* outer(t: Table, { a }: { a: number } = { a: 1 }): Script<{ b: number }> {
  yield* t.resolving({ kind: 'x' }, function* () {
    yield* inner()
  })
}
const named = function* (): Script { yield 1 }
const table = {
  *method<T>(x: T): { y: T } | null {
    yield x
  },
}
const product = a * b(c)
`
    expect(generatorsOf(source).map(({ name, lines }) => [name, lines])).toEqual([
      ['outer', 3],
      ['an unnamed generator', 1],
      ['named', 1],
      ['method', 1],
    ])
  })
})
