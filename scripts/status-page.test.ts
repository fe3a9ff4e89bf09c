import { games, planned } from '@miskatonic/games'
import { expect, test } from 'vitest'
import { languageFor, serveStatusPage, statusPage } from './status-page.ts'

test.each(['es', 'en'] as const)('the page in %s names every game and leads to the other language', (language) => {
  const page = statusPage(language)
  for (const { title } of [...games, ...planned]) expect(page).toContain(title[language])
  expect(page).toContain(`<html lang="${language}">`)
  expect(page).toContain(`?lang=${language === 'es' ? 'en' : 'es'}`)
})

test('the address decides the language, then the browser, then English', () => {
  const at = (query: string) => new URL(`http://localhost/${query}`)
  expect(languageFor(at('?lang=es'), 'en')).toBe('es')
  expect(languageFor(at(''), 'es-ES,es;q=0.9')).toBe('es')
  expect(languageFor(at(''), 'de,es;q=0.5')).toBe('en')
})

test('it is served, and nothing else is', async () => {
  const { address, server } = await serveStatusPage(0)
  try {
    const page = await fetch(`${address}?lang=es`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Cinco juegos')
    expect((await fetch(`${address}../package.json`)).status).toBe(404)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
