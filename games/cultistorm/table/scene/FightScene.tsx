import type { GameTable, TableProps } from '@miskatonic/web/kit'
import { Icon, RichText } from '@miskatonic/web/kit'
import { Piece } from '@miskatonic/web/kit/card'
import { fields, listIn } from '@miskatonic/web/kit/figures'
import { Stage } from '@miskatonic/web/kit/scene'
import type { ComponentProps } from 'react'
import { missing } from '../../rules/cover.ts'
import type { MagicSymbol } from '../../rules/shape.ts'
import { Card } from '../card/Card.tsx'
import { DieFaceOf, listed, SymbolDisc, symbolName } from '../Symbols.tsx'
import { say, words } from '../strings.ts'
import { lentInFight, neededIn, openFight, unitsOf } from '../view/cover.ts'
import { fightStory } from '../view/stories.ts'
import {
  type Detective,
  detectiveOf,
  type Enemy,
  faceKey,
  faceOfDie,
  isSymbol,
  lying,
  nameOf,
  type Site,
  SYMBOLS,
  siteAt,
  textOf,
} from '../view/storm.ts'
import styles from './Scene.module.css'

type Shown = { readonly enemy: Enemy; readonly site: Site; readonly one: Detective }

/** The fight that is on, with all who are in it. */
function shown(props: TableProps): Shown | null {
  const fight = openFight(props)
  const one = fight && detectiveOf(props, fight.who)
  if (!fight || !one) return null
  for (const slot of SYMBOLS) {
    const site = siteAt(props, slot)
    const enemy = site.enemies.find(({ piece }) => piece.alias === fight.enemy)
    if (enemy) return { enemy, site, one }
  }
  return null
}
export const hasFight = (props: TableProps): boolean => shown(props) !== null

/** Each symbol that must be met, and whether it can be. */
function Needs({
  needs,
  lacks,
  props,
}: {
  readonly needs: readonly MagicSymbol[]
  readonly lacks: readonly MagicSymbol[]
  readonly props: TableProps
}) {
  const { lang } = props
  const open = [...lacks]
  const marked = [...needs].reverse().map((symbol) => {
    const at = open.indexOf(symbol)
    if (at >= 0) open.splice(at, 1)
    return { symbol, met: at < 0 }
  })
  return (
    <ul className={styles.needs} aria-label={say(words.toMeet, lang)}>
      {marked.reverse().map(({ symbol, met }, i) => (
        <li key={i} data-met={met || undefined}>
          <SymbolDisc of={symbol} mark={met ? 'met' : 'gone'} />
          <b>{symbolName(symbol, lang)}</b>
          <small>{say(met ? words.met : words.notMet, lang)}</small>
        </li>
      ))}
    </ul>
  )
}

/** What the detective has to set against it. */
function Means({ one, props }: { readonly one: Detective; readonly props: TableProps }) {
  const { face, lang, picture } = props
  return (
    <div className={styles.means}>
      <h3>{one.seat === props.seat ? say(words.fightsWithYours, lang) : say(words.fightsWith, lang, { name: one.name })}</h3>
      <ul>
        {one.dice.map((die) => (
          <li key={die.alias} data-used={die.attributes.committed === true || undefined}>
            <DieFaceOf face={faceOfDie(die)} of="detective" />
            <span className="unseen">{say(words.dieOf, lang, { face: symbolName(faceOfDie(die), lang) })}</span>
          </li>
        ))}
        {[...one.hand, ...one.items, ...one.supports].map((card) => (
          <li key={card.alias} data-used={card.attributes.committed === true || undefined} title={nameOf(card, face)}>
            <Card faceKey={faceKey(card)} piece={card} size="mini" face={face} picture={picture} lang={lang} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The story that was read before this fight, in short: what it does, and where it can be read again. */
function StoryBeside({ props }: { readonly props: TableProps }) {
  const tale = fightStory(props)
  const text = tale && textOf(tale, props.face)
  if (!tale || !text) return null
  const { rules } = text.parts[0] ?? {}
  return (
    <p className={styles.beside}>
      <Piece piece={tale} props={props}>
        <Icon name="open-book" size={18} /> {text.name}
      </Piece>
      {rules && <RichText text={rules} iconOf={() => null} />}
    </p>
  )
}

/** One fight: the enemy, what it shows, and what there is against it. */
export function FightScene(props: ComponentProps<GameTable['Scene']>) {
  const { lang, face, picture, view } = props
  const fight = shown(props)
  if (!fight) return null
  const { enemy, site, one } = fight
  const needs = neededIn(props, enemy, site)
  // The question itself says what is lacking, doubled cards and all; whoever looks on is told what can be seen.
  const { ask } = props
  const told = ask?.about.key === 'fight' ? listIn(fields(ask.about.args), 'symbols').filter(isSymbol) : null
  const lacks = told ?? missing(needs, [...unitsOf(props, one), ...lentInFight(props)])
  const ignored = openFight(props)?.ignored ?? []
  return (
    <Stage
      kind="fight"
      over="board"
      icon="crossed-swords"
      title={enemy.name}
      sub={say(words.fightAt, lang, { name: one.name, place: site.name })}
      narrow={props.narrow}
      foot={props.children}
    >
      <div className={styles.fight} data-narrow={props.narrow || undefined}>
        {!props.narrow && (
          <Card faceKey={faceKey(enemy.piece)} piece={enemy.piece} size="large" face={face} picture={picture} lang={lang} />
        )}
        <div className={styles.right}>
          <h3>
            {say(words.toMeet, lang)}
            {lacks.length === 0 && (
              <em>
                <Icon name="check-mark" size={16} /> {say(words.allMet, lang)}
              </em>
            )}
          </h3>
          <Needs needs={needs} lacks={lacks} props={props} />
          {ignored.length > 0 && <p>{say(words.ignoredSymbols, lang, { symbols: listed(ignored, lang) })}</p>}
          {lying(view, `devoured:${site.slot}`).length > 0 && enemy.ancient && (
            <p>{say(words.devoured, lang, { symbols: listed(enemy.more.slice(0, -1), lang) })}</p>
          )}
          <Means one={one} props={props} />
          <StoryBeside props={props} />
        </div>
      </div>
    </Stage>
  )
}
