/** Words that say nothing of which card it is: articles, prepositions, titles. */
const EMPTY = /^(?:an?|the|of|in|on|to|el|la|los|las|un|una|de|del|en|al|y|and|dr\.?|dra\.?|prof\.?|mr\.?|mrs\.?|sr\.?|sra\.?)$/i

/** The word by which a card is known where there is room for no more: of «El estante prohibido» it is «Estante». */
export function shortName(name: string): string {
  const words = name.replace(/[«»“”"]/g, '').split(/\s+/)
  const word = words.find((one) => one.length > 1 && !EMPTY.test(one)) ?? words[0] ?? ''
  return word.charAt(0).toUpperCase() + word.slice(1).replace(/[,:;]$/, '')
}
