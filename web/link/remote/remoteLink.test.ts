import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remoteLink } from './remoteLink.ts'

const opened: string[] = []
beforeEach(() => {
  opened.length = 0
  vi.stubGlobal(
    'WebSocket',
    class {
      static readonly OPEN = 1
      constructor(url: string) {
        opened.push(url)
      }
      close(): void {}
    },
  )
  vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' })
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

const me = { name: 'Ada', lang: 'en' } as const

test.each(['abc', 'ABCDEF0123', 'ab'.repeat(21), '__proto__', 'abcdef01%'])(
  '«%s» leads to no table, and nobody is asked for it again and again',
  (id) => {
    const link = remoteLink(id, me)
    expect(link.status.get()).toEqual({ is: 'failed', why: 'missing', detail: '' })
    expect(opened).toEqual([])
    link.close()
  },
)

test('an address of a table is asked for', () => {
  const link = remoteLink('ab'.repeat(10), me)
  expect(link.status.get()).toEqual({ is: 'joining' })
  expect(opened).toEqual([`wss://example.org/api/tables/${'ab'.repeat(10)}/socket`])
  link.close()
})
