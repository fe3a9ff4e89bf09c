import type { ShownOption } from '@miskatonic/contract'
import type { Message } from '@miskatonic/kernel'
import { seenCard } from './reading.ts'
import { type How, say } from './say.ts'

/* An option in words: what is done with the card it names, or what its key stands for. */

const DEEDS: readonly string[] = ['play', 'study', 'threat', 'combine', 'straighten', 'use', 'cast', 'up', 'defend', 'join']
const KEYS: readonly string[] = ['yes', 'no', 'pass', 'decline', 'done', 'stay', 'none', 'later', 'ride']
const KERNEL_PROMPTS: readonly string[] = ['prompt.use-trigger', 'prompt.use-replacement']

export function optionText(about: Message, option: ShownOption, how: How): string {
  const [head = ''] = option.key.split(':')
  if (option.faces && Object.keys(option.faces).length) {
    const text = pieceText(option, head, how)
    return option.label?.key === 'option.price' ? `${text} (${say(option.label, how)})` : text
  }
  if (option.label) return say(option.label, how)
  if (option.seat !== undefined) return option.seat === how.viewer ? say({ key: 'option.you' }, how) : option.seat
  if (option.key === 'pass' && KERNEL_PROMPTS.includes(about.key)) return say({ key: 'option.use-nothing' }, how)
  if (!KEYS.includes(option.key)) throw new Error(`nothing says the option «${option.key}» of «${about.key}»`)
  return say({ key: `option.${option.key}` }, how)
}

function pieceText({ faces = {}, seat }: ShownOption, head: string, how: How): string {
  const card = { faces }
  if (DEEDS.includes(head)) return say({ key: `option.${head}`, args: { card, ...(seat === undefined ? {} : { player: { seat } }) } }, how)
  const seen = seenCard(faces)
  return seen ? seen.title[how.lang] : say({ key: 'card', args: { card } }, how)
}
