/** The start page for as long as there is no client: it says what is there and what is not yet. */
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { games, type Language, planned } from '@miskatonic/games'
import { root } from './house.ts'

type Said = Record<Language, string>
type Part = { name: Said; does: Said; holds: string }

const PARTS: readonly Part[] = [
  {
    name: { es: 'El núcleo', en: 'The kernel' },
    does: {
      es: 'pasos, preguntas, zonas, azar y vistas; no conoce ningún juego',
      en: 'steps, asks, zones, chance and views; it knows no game',
    },
    holds: 'kernel/index.ts',
  },
  {
    name: { es: 'El lenguaje de las cartas', en: 'The card language' },
    does: { es: 'una carta hace lo que dice y dice lo que hace', en: 'a card does what it says and says what it does' },
    holds: 'effects/index.ts',
  },
  {
    name: { es: 'Jugadores automáticos', en: 'Bots' },
    does: { es: 'ocupan un asiento y explican por qué juegan así', en: 'hold a seat and say why they play so' },
    holds: 'bots/index.ts',
  },
  {
    name: { es: 'El laboratorio', en: 'The lab' },
    does: { es: 'simula miles de partidas y las mide', en: 'plays thousands of games and measures them' },
    holds: 'lab/index.ts',
  },
  {
    name: { es: 'El servidor', en: 'The server' },
    does: { es: 'mesas en línea, cada asiento un enlace', en: 'online tables, a link for every seat' },
    holds: 'server/index.ts',
  },
  {
    name: { es: 'El cliente', en: 'The client' },
    does: { es: 'la mesa en el navegador, también sin conexión', en: 'the table in the browser, offline too' },
    holds: 'web/index.html',
  },
]

const WORDS = {
  tagline: { es: 'Cinco juegos de horror cósmico, una sola mesa.', en: 'Five games of cosmic horror, one table.' },
  notYet: {
    es: 'Todavía no se puede jugar aquí. Esto es lo que hay y lo que falta.',
    en: 'Nothing can be played here yet. This is what is there and what is missing.',
  },
  games: { es: 'Los juegos', en: 'The games' },
  house: { es: 'La casa', en: 'The house' },
  rulesReady: { es: 'con reglas, sin mesa', en: 'has rules, no table' },
  there: { es: 'hecho', en: 'there' },
  missing: { es: 'falta', en: 'not yet' },
  other: { es: 'English', en: 'Español' },
  unofficial: {
    es: 'Proyecto de aficionados, sin relación con los editores de estos juegos.',
    en: 'A project by fans, not connected with the publishers of these games.',
  },
} satisfies Record<string, Said>

const STYLE = `
:root { color-scheme: dark; --ink: #e9e0cd; --soft: #b3a88f; --line: #3a3a35; --gold: #d3a95c; --done: #8fbf8a; }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 2.25rem 1.25rem 1.5rem; color: var(--ink); font: 1rem/1.5 Georgia, 'Times New Roman', serif;
  background: radial-gradient(ellipse 80rem 40rem at 50% -10rem, #24413f, transparent), #121615 }
main { max-width: 60rem; margin: auto }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; justify-content: space-between }
h1 { margin: 0; font-size: clamp(2.4rem, 8vw, 3.6rem); font-weight: 400; letter-spacing: .06em; color: var(--gold) }
h2 { margin: 0 0 .75rem; font-size: 1rem; font-weight: 400; letter-spacing: .16em; text-transform: uppercase; color: var(--gold) }
header a { color: var(--ink); padding: .6rem 1rem; border: 1px solid var(--line); border-radius: 2rem; text-decoration: none }
header a:hover, header a:focus-visible { border-color: var(--gold) }
p { margin: .25rem 0 } .tagline { font-size: 1.25rem } .not-yet { color: var(--soft) }
.columns { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); margin: 2rem 0 }
section { padding: 1.25rem 1.4rem; border: 1px solid var(--line); border-radius: .6rem; background: #1a201ecc }
ul { margin: 0; padding: 0; list-style: none }
li { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; padding: .5rem 0; border-top: 1px solid var(--line) }
li:first-child { border-top: 0 } small { display: block; color: var(--soft); font-size: .875rem }
.mark { flex: none; font-size: .875rem; color: var(--soft) } .mark.done { color: var(--done) }
footer { color: var(--soft); font-size: .875rem }`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

export function statusPage(language: Language): string {
  const say = (said: Said) => escaped(said[language])
  const other: Language = language === 'es' ? 'en' : 'es'
  const line = (name: Said, does: Said | null, done: boolean, mark: Said) =>
    `<li><span>${say(name)}${does ? `<small>${say(does)}</small>` : ''}</span><span class="mark${done ? ' done' : ''}">${say(mark)}</span></li>`
  const registered = games.map(({ title }) => line(title, null, true, WORDS.rulesReady))
  const coming = planned
    .filter(({ id }) => !games.some((game) => game.id === id))
    .map(({ title }) => line(title, null, false, WORDS.missing))
  const house = PARTS.map(({ name, does, holds }) => {
    const there = existsSync(join(root, holds))
    return line(name, does, there, there ? WORDS.there : WORDS.missing)
  })
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Miskatonic</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main>
<header><h1>Miskatonic</h1><a href="?lang=${other}" lang="${other}">${say(WORDS.other)}</a></header>
<p class="tagline">${say(WORDS.tagline)}</p>
<p class="not-yet">${say(WORDS.notYet)}</p>
<div class="columns">
<section><h2>${say(WORDS.games)}</h2><ul>${[...registered, ...coming].join('')}</ul></section>
<section><h2>${say(WORDS.house)}</h2><ul>${house.join('')}</ul></section>
</div>
<footer>${say(WORDS.unofficial)}</footer>
</main></body>
</html>`
}

/** The language asked for in the address, else the one the browser prefers. */
export function languageFor(address: URL, accepted: string): Language {
  const asked = address.searchParams.get('lang')
  if (asked === 'es' || asked === 'en') return asked
  return /^\s*es\b/i.test(accepted) ? 'es' : 'en'
}

/** Listens on the port (0: any free one) and resolves with the address, or rejects when the port is taken. */
export function serveStatusPage(port: number): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    if (address.pathname !== '/') return response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404')
    const page = statusPage(languageFor(address, request.headers['accept-language'] ?? ''))
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve({ address: `http://localhost:${(server.address() as AddressInfo).port}/`, server }))
  })
}
