import type { Forms } from '../lexicon.ts'
import { attach } from './stress.ts'

/* Conjugation from the infinitive: regular endings, spelling changes, the common vowel changes, and the truly irregular verbs. */

type Change = 'ie' | 'ue' | 'i' | 'zc' | 'y' | 'í' | 'ú'

/** Longest ending wins, so compounds need no line of their own: devolver, resolver … end in "volver", "solver". */
const changes: Readonly<Record<string, Change>> = {
  perder: 'ie',
  cerrar: 'ie',
  enterrar: 'ie',
  empezar: 'ie',
  comenzar: 'ie',
  despertar: 'ie',
  encender: 'ie',
  tender: 'ie',
  defender: 'ie',
  querer: 'ie',
  sentar: 'ie',
  sentir: 'ie',
  atravesar: 'ie',
  pensar: 'ie',
  negar: 'ie',
  acertar: 'ie',
  calentar: 'ie',
  entender: 'ie',
  extender: 'ie',
  herir: 'ie',
  ferir: 'ie',
  invertir: 'ie',
  vertir: 'ie',
  mentir: 'ie',
  requerir: 'ie',
  gobernar: 'ie',
  sembrar: 'ie',
  temblar: 'ie',
  quebrar: 'ie',
  recomendar: 'ie',
  adquirir: 'ie',
  mover: 'ue',
  volver: 'ue',
  solver: 'ue',
  mostrar: 'ue',
  contar: 'ue',
  poder: 'ue',
  encontrar: 'ue',
  rodar: 'ue',
  costar: 'ue',
  jugar: 'ue',
  soltar: 'ue',
  morir: 'ue',
  dormir: 'ue',
  probar: 'ue',
  recordar: 'ue',
  colgar: 'ue',
  forzar: 'ue',
  almorzar: 'ue',
  volar: 'ue',
  acostar: 'ue',
  apostar: 'ue',
  doler: 'ue',
  soñar: 'ue',
  sonar: 'ue',
  renovar: 'ue',
  demostrar: 'ue',
  comprobar: 'ue',
  rogar: 'ue',
  torcer: 'ue',
  cocer: 'ue',
  acordar: 'ue',
  seguir: 'i',
  elegir: 'i',
  pedir: 'i',
  petir: 'i',
  servir: 'i',
  medir: 'i',
  corregir: 'i',
  regir: 'i',
  rendir: 'i',
  vestir: 'i',
  gemir: 'i',
  teñir: 'i',
  aparecer: 'zc',
  parecer: 'zc',
  ofrecer: 'zc',
  conocer: 'zc',
  permanecer: 'zc',
  pertenecer: 'zc',
  obedecer: 'zc',
  establecer: 'zc',
  enloquecer: 'zc',
  merecer: 'zc',
  crecer: 'zc',
  nacer: 'zc',
  ucir: 'zc',
  favorecer: 'zc',
  fortalecer: 'zc',
  oscurecer: 'zc',
  padecer: 'zc',
  restablecer: 'zc',
  carecer: 'zc',
  envejecer: 'zc',
  uir: 'y',
  enviar: 'í',
  confiar: 'í',
  desafiar: 'í',
  guiar: 'í',
  desviar: 'í',
  vaciar: 'í',
  espiar: 'í',
  variar: 'í',
  ampliar: 'í',
  enfriar: 'í',
  ansiar: 'í',
  fotografiar: 'í',
  continuar: 'ú',
  actuar: 'ú',
  situar: 'ú',
  evaluar: 'ú',
  efectuar: 'ú',
  insinuar: 'ú',
  puntuar: 'ú',
  graduar: 'ú',
  exceptuar: 'ú',
}

/** Endings that look like one of the above and are not. */
const unchanged: readonly string[] = [
  'pretender',
  'distinguir',
  'extinguir',
  'delinquir',
  'presentar',
  'ausentar',
  'compensar',
  'dispensar',
  'interrogar',
  'prorrogar',
  'conjugar',
]

interface Irregular {
  /** yo-stem of the subjunctive: teng-, pong-. */
  subjunctive?: string
  imperative?: string
  you?: string
  one?: string
  many?: string
  participle?: string
  gerund?: string
}

const irregular: Readonly<Record<string, Irregular>> = {
  tener: { subjunctive: 'teng', imperative: 'ten', you: 'tienes', one: 'tiene', many: 'tienen' },
  poner: { subjunctive: 'pong', imperative: 'pon', participle: 'puesto' },
  hacer: { subjunctive: 'hag', imperative: 'haz', participle: 'hecho' },
  venir: { subjunctive: 'veng', imperative: 'ven', you: 'vienes', one: 'viene', many: 'vienen', gerund: 'viniendo' },
  salir: { subjunctive: 'salg', imperative: 'sal' },
  valer: { subjunctive: 'valg' },
  decir: { subjunctive: 'dig', imperative: 'di', you: 'dices', one: 'dice', many: 'dicen', participle: 'dicho', gerund: 'diciendo' },
  traer: { subjunctive: 'traig', participle: 'traído', gerund: 'trayendo' },
  caer: { subjunctive: 'caig', participle: 'caído', gerund: 'cayendo' },
  oír: { subjunctive: 'oig', imperative: 'oye', you: 'oyes', one: 'oye', many: 'oyen', participle: 'oído', gerund: 'oyendo' },
  saber: { subjunctive: 'sep' },
  caber: { subjunctive: 'quep' },
  haber: { subjunctive: 'hay', you: 'has', one: 'ha', many: 'han' },
  ver: { subjunctive: 've', imperative: 've', you: 'ves', one: 've', many: 'ven', participle: 'visto', gerund: 'viendo' },
  prever: {
    subjunctive: 'preve',
    imperative: 'prevé',
    you: 'prevés',
    one: 'prevé',
    many: 'prevén',
    participle: 'previsto',
    gerund: 'previendo',
  },
  reunir: { subjunctive: 'reún', imperative: 'reúne', you: 'reúnes', one: 'reúne', many: 'reúnen' },
  prohibir: { subjunctive: 'prohíb', imperative: 'prohíbe', you: 'prohíbes', one: 'prohíbe', many: 'prohíben' },
  poder: { gerund: 'pudiendo' },
  leer: { participle: 'leído', gerund: 'leyendo' },
  creer: { participle: 'creído', gerund: 'creyendo' },
  poseer: { participle: 'poseído', gerund: 'poseyendo' },
  dormir: { gerund: 'durmiendo' },
  morir: { participle: 'muerto', gerund: 'muriendo' },
  abrir: { participle: 'abierto' },
  cubrir: { participle: 'cubierto' },
  escribir: { participle: 'escrito' },
  romper: { participle: 'roto' },
  volver: { participle: 'vuelto' },
  solver: { participle: 'suelto' },
  adquirir: { subjunctive: 'adquier', imperative: 'adquiere', you: 'adquieres', one: 'adquiere', many: 'adquieren' },
}

/** Verbs that follow no pattern at all. */
const whole: Readonly<Record<string, Forms>> = {
  ser: forms('sé', 'eres', 'es', 'son', 'seas', 'sea', 'sean', 'sido', 'siendo'),
  estar: forms('está', 'estás', 'está', 'están', 'estés', 'esté', 'estén', 'estado', 'estando'),
  ir: forms('ve', 'vas', 'va', 'van', 'vayas', 'vaya', 'vayan', 'ido', 'yendo'),
  dar: forms('da', 'das', 'da', 'dan', 'des', 'dé', 'den', 'dado', 'dando'),
}

function forms(
  imperative: string,
  you: string,
  one: string,
  many: string,
  youS: string,
  oneS: string,
  manyS: string,
  participle: string,
  gerund: string,
): Forms {
  return { imperative, you, one, many, youSubjunctive: youS, oneSubjunctive: oneS, manySubjunctive: manyS, participle, gerund }
}

function byEnding<V>(table: Readonly<Record<string, V>>, infinitive: string): V | undefined {
  let best: string | undefined
  for (const ending of Object.keys(table)) if (infinitive.endsWith(ending) && ending.length > (best?.length ?? 0)) best = ending
  return best === undefined ? undefined : table[best]
}

const lastVowel: Readonly<Record<'ie' | 'ue' | 'i', RegExp>> = { ie: /e(?=[^aeiou]*$)/, ue: /[ou](?=[^aeiou]*$)/, i: /e(?=[^aeiou]*u?$)/ }

/** The stem as it sounds when stressed. */
function stressedStem(stem: string, change: Change | undefined): string {
  if (change === 'ie' || change === 'ue' || change === 'i') {
    const grown = stem.replace(lastVowel[change], change)
    return grown.startsWith('ue') ? `h${grown}` : grown
  }
  if (change === 'y') return `${stem}y`
  if (change === 'í') return stem.replace(/i$/, 'í')
  if (change === 'ú') return stem.replace(/u$/, 'ú')
  return stem
}

/** The same consonant before the other vowels: gaste, juegue, cruce, busque, siga, elija, venza. */
function respelt(stem: string, conjugation: string): string {
  if (conjugation === 'ar') return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
  return stem
    .replace(/gu$/, 'g')
    .replace(/g$/, (match) => (/gu$/.test(stem) ? match : 'j'))
    .replace(/([^c])c$/, '$1z')
}

const ending = (infinitive: string): string => infinitive.slice(-2).replace('í', 'i')

function regular(infinitive: string): Forms {
  const conjugation = ending(infinitive)
  const stem = infinitive.slice(0, -2)
  const change = unchanged.some((verb) => infinitive.endsWith(verb)) ? undefined : byEnding(changes, infinitive)
  const strong = change === 'zc' ? stem : stressedStem(stem, change)
  const e = conjugation === 'ar' ? 'a' : 'e'
  const a = conjugation === 'ar' ? 'e' : 'a'
  const subjunctive = change === 'zc' ? stem.replace(/c$/, 'zc') : respelt(strong, conjugation)
  const closed = change === 'i' || ((change === 'ie' || change === 'ue') && conjugation === 'ir')
  const soft = closed ? stem.replace(/e(?=[^aeiou]*u?$)/, 'i') : stem
  const participle = conjugation === 'ar' ? 'ado' : /[aeo]$/.test(stem) ? 'ído' : 'ido'
  const gerund = conjugation === 'ar' ? 'ando' : change === 'y' ? 'yendo' : 'iendo'
  return forms(
    `${strong}${e}`,
    `${strong}${e}s`,
    `${strong}${e}`,
    `${strong}${e}n`,
    `${subjunctive}${a}s`,
    `${subjunctive}${a}`,
    `${subjunctive}${a}n`,
    `${stem}${participle}`,
    `${soft}${gerund}`,
  )
}

/** An irregular verb or its compound: obtener is ob + tener. A monosyllabic imperative takes an accent in the compound (obtén). */
function compounded(infinitive: string): Forms {
  const base = regular(infinitive)
  const root = Object.keys(irregular)
    .filter((verb) => infinitive.endsWith(verb))
    .sort((one, other) => other.length - one.length)[0]
  const kept = root === undefined ? undefined : irregular[root]
  if (root === undefined || kept === undefined) return base
  const prefix = infinitive.slice(0, infinitive.length - root.length)
  // Only whole prefixes make a compound: "mover" is not "ver".
  if (prefix !== '' && !prefixes.has(prefix)) return base
  const withPrefix = (form: string | undefined): string | undefined => (form === undefined ? undefined : prefix + form)
  const imperative =
    kept.imperative === undefined || prefix === ''
      ? kept.imperative
      : prefix + kept.imperative.replace(/e(?=n$)|o(?=n$)/, (vowel) => (vowel === 'e' ? 'é' : 'ó'))
  const stem = withPrefix(kept.subjunctive)
  const participle = root === 'solver' && prefix === 're' ? 'resuelto' : withPrefix(kept.participle)
  return {
    imperative: imperative ?? base.imperative,
    you: withPrefix(kept.you) ?? base.you,
    one: withPrefix(kept.one) ?? base.one,
    many: withPrefix(kept.many) ?? base.many,
    youSubjunctive: stem === undefined ? base.youSubjunctive : `${stem}as`,
    oneSubjunctive: stem === undefined ? base.oneSubjunctive : `${stem}a`,
    manySubjunctive: stem === undefined ? base.manySubjunctive : `${stem}an`,
    participle: participle ?? base.participle,
    gerund: withPrefix(kept.gerund) ?? base.gerund,
  }
}

const prefixes: ReadonlySet<string> = new Set([
  'ob',
  'man',
  'de',
  'con',
  're',
  'sos',
  'abs',
  'entre',
  'o',
  'dis',
  'ex',
  'im',
  'pro',
  'com',
  'des',
  'pre',
  'inter',
  'ad',
  'sobre',
  'a',
  'ante',
  'su',
  'super',
  'trans',
  'ab',
  'en',
])

export interface Infinitive {
  /** obtener, volver, mover */
  verb: string
  reflexive: boolean
  /** What follows the verb: "a tirar", "la vuelta". */
  rest: string
}

/** "moverse", "volver a tirar", "dar la vuelta". A capital (Sellar) is kept by every form. */
export function parseInfinitive(infinitive: string): Infinitive {
  const [first = '', ...others] = infinitive.split(' ')
  const reflexive = first.endsWith('se')
  return { verb: reflexive ? first.slice(0, -2) : first, reflexive, rest: others.join(' ') }
}

const known = new Map<string, Forms>()

/** All forms of one verb, without its pronouns and further words. */
export function conjugate(infinitive: string, exceptions?: Partial<Forms>): Forms {
  const { verb } = parseInfinitive(infinitive)
  const lower = verb.charAt(0).toLowerCase() + verb.slice(1)
  let found = known.get(lower)
  if (found === undefined) {
    if (!/[aeií]r$/.test(lower) && lower !== 'oír')
      throw new Error(`“${infinitive}” is not a Spanish infinitive: it must begin with a verb in -ar, -er or -ir.`)
    found = whole[lower] ?? compounded(lower)
    known.set(lower, found)
  }
  const all = { ...found, ...exceptions }
  if (lower === verb) return all
  const capital = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1)
  return Object.fromEntries(Object.entries(all).map(([name, form]) => [name, capital(form)])) as unknown as Forms
}

/** Where pronouns go in a verb of several words: volver a tirarlo, but darle la vuelta. */
export function withPronouns(form: string, rest: string, pronouns: string): string {
  const infinitive = /^(a|de|en|por) (\S+[aeií]r)( .*)?$/.exec(rest)
  if (infinitive !== null && pronouns !== '')
    return `${form} ${infinitive[1]} ${attach(infinitive[2] ?? '', pronouns)}${infinitive[3] ?? ''}`
  const head = attach(form, pronouns)
  return rest === '' ? head : `${head} ${rest}`
}

/** If you were to: fueras a quedar. */
export const wereTo = { you: 'fueras a', one: 'fuera a', many: 'fueran a' } as const
