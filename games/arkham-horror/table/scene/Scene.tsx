import { Button, type TableProps } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { type Deal, openDeal } from '@miskatonic/web/kit/resolving'
import { Casting, Excerpt, Lines, OddsOf, Shop, Stage, Trade, TradedToken, type TradeSide } from '@miskatonic/web/kit/scene'
import { type ReactNode, useState } from 'react'
import { Card } from '../card/Card.tsx'
import { MythosMarks } from '../card/MythosMarks.tsx'
import { landmark, skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey, foeFigures, mythosFigures, sheetFigures, textOf } from '../view/figures.ts'
import { playerName } from '../view/naming.ts'
import { personOfSeat } from '../view/people.ts'
import { placeName, worldOf } from '../view/places.ts'
import { drawnMythos, openCheck, openEncounter, openFight, type SceneKind, sceneOf } from '../view/resolving.ts'
import { throwFor } from '../view/throws.ts'
import { CheckBody } from './CheckBody.tsx'
import { ClosingScene } from './ClosingScene.tsx'
import { FoeCard } from './FoeCard.tsx'
import styles from './Scene.module.css'

export type SceneProps = TableProps & { readonly children: ReactNode }

/** A check on its own. */
function CheckScene(props: SceneProps) {
  const { view, lang, face } = props
  const check = openCheck(view)
  const skill = check ? say(words.skill[check.skill], lang) : ''
  return (
    <Stage
      kind="check"
      over="board"
      icon={check ? skillIcon[check.skill] : 'spell-book'}
      title={check ? say(words.check[check.check], lang, { skill }) : say(words.spell, lang)}
      sub={check ? (personOfSeat(view, check.who, face)?.name ?? '') : ''}
      narrow={props.narrow}
      foot={props.children}
    >
      <CheckBody props={props} />
    </Stage>
  )
}

/** A fight: the foe, what the hands hold, the chances; while dice are on, the check. */
function FightScene(props: SceneProps) {
  const { view, lang, face, picture } = props
  const fight = openFight(view)
  const foe = pieceByAlias(view, fight?.foe ?? null)
  const person = fight ? personOfSeat(view, fight.who, face) : null
  const checking = view.records.findLast(({ kind }) => kind === 'check' || kind === 'fighting')?.kind === 'check'
  const figures = foe ? foeFigures(textOf(foe, face)) : null
  const held = (fight?.inUse ?? []).flatMap((alias) => pieceByAlias(view, alias) ?? [])
  return (
    <Stage
      kind="combat"
      over="board"
      icon="crossed-swords"
      title={say(fight?.battle ? words.battle : words.combat, lang)}
      sub={[person?.name ?? '', say(words.roundOf, lang, { n: fight?.round ?? 1 })].filter(Boolean).join(' · ')}
      narrow={props.narrow}
      foot={props.children}
    >
      {checking ? (
        <CheckBody props={props} />
      ) : (
        foe && (
          <div className={styles.fight}>
            <div className={styles.foe}>
              {fight?.battle ? (
                <Card faceKey={faceKey(foe) ?? ''} piece={foe} size="large" face={face} picture={picture} lang={lang} />
              ) : (
                <FoeCard piece={foe} props={props} />
              )}
            </div>
            <div className={styles.odds}>
              {figures && fight && !fight.battle && (
                <>
                  <OddsOf
                    thrown={throwFor(
                      { who: fight.who, skill: 'fight', check: 'combat', modifier: figures.combat.rating, against: foe.alias },
                      figures.toughness,
                    )}
                    label={say(words.oddsOfDefeat, lang)}
                    props={props}
                  />
                  <OddsOf
                    thrown={throwFor({ who: fight.who, skill: 'sneak', check: 'evade', modifier: figures.awareness, against: foe.alias })}
                    label={say(words.oddsOfEvading, lang)}
                    props={props}
                  />
                </>
              )}
              {held.length > 0 && <b>{say(words.inUse, lang)}</b>}
              <div className={styles.hands}>
                {held.map((card) => (
                  <Card
                    key={card.alias}
                    faceKey={faceKey(card) ?? ''}
                    piece={card}
                    size="small"
                    face={face}
                    picture={picture}
                    lang={lang}
                  />
                ))}
              </div>
            </div>
          </div>
        )
      )}
    </Stage>
  )
}

/** An encounter: the entry that is read, and what there is to choose. */
function EncounterScene(props: SceneProps) {
  const { view, lang, face, picture } = props
  const meeting = openEncounter(view)
  const card = pieceByAlias(view, meeting?.card ?? null)
  const parts = (card ? textOf(card, face)?.parts : null) ?? []
  const read = parts.filter(({ id }) => id === meeting?.entry)
  const at = meeting?.at ?? ''
  return (
    <Stage
      kind="encounter"
      over="board"
      icon={worldOf(at) ? 'magic-portal' : landmark(at)}
      title={placeName(at, lang) || say(words.encounter, lang)}
      sub={meeting ? (personOfSeat(view, meeting.who, face)?.name ?? '') : ''}
      narrow={props.narrow}
      foot={props.children}
    >
      {card && <Excerpt art={picture(faceKey(card) ?? '')} parts={read.length ? read : parts} now={null} wide />}
    </Stage>
  )
}

/** Cards that were drawn, to keep or to buy. */
function ShopScene(props: SceneProps) {
  const { view, face, picture, lang, ask } = props
  const offered = (ask?.options ?? []).flatMap(({ piece }) => pieceByAlias(view, piece ?? null) ?? [])
  const drawn = view.zones[`drawn:${props.seat}`]?.pieces ?? []
  const person = personOfSeat(view, props.seat, face)
  const buying = ask?.about.key === 'buy-card'
  const cards = drawn.length ? drawn : [...new Map(offered.map((card) => [card.alias, card])).values()]
  return (
    <Stage
      kind="purchase"
      over="board"
      icon="shop"
      title={ask?.text ?? say(words.shop, lang)}
      sub={person?.name ?? ''}
      narrow={props.narrow}
      foot={props.children}
    >
      <Shop
        cards={cards}
        props={props}
        purse={buying && person ? { spent: 0, most: 0, text: say(words.money, lang, { n: person.money }) } : null}
        tooDear={say(words.tooDear, lang)}
        draw={(card) => <Card faceKey={faceKey(card) ?? ''} piece={card} size="large" face={face} picture={picture} lang={lang} />}
      />
    </Stage>
  )
}

/** Whom to play, or whom to face. */
function CastingScene(props: SceneProps) {
  const { view, face, picture, lang, ask } = props
  const offered = (ask?.options ?? []).flatMap((option) => {
    const piece = pieceByAlias(view, option.piece ?? null)
    const key = piece && faceKey(piece)
    const text = key ? face(key) : null
    return key && text ? [{ option, key, name: text.name, sub: sheetFigures(text).role || text.sort, portrait: picture(key) }] : []
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = offered.find(({ key }) => key === chosen) ?? offered[0]
  if (!shown) return <>{props.children}</>
  const facing = ask?.about.key === 'choose-ancient-one'
  const label = say(facing ? words.chooseAncientOne : words.chooseInvestigator, lang)
  return (
    <Stage kind="investigators" over="board" icon="person" title={ask?.text ?? label} narrow={props.narrow} foot={null}>
      <Casting label={label} offered={offered} shown={shown.key} onShow={setChosen} narrow={props.narrow}>
        <Card faceKey={shown.key} size="large" face={face} picture={picture} lang={lang} />
        <Button tone="go" onClick={() => props.choose(shown.option.key)} data-option={shown.option.key}>
          {say(facing ? words.face : words.play, lang, { name: shown.name })}
        </Button>
      </Casting>
    </Stage>
  )
}

const LINES = 8

/** The Mythos card, and what it has done so far. */
function MythosScene(props: SceneProps) {
  const { view, face, picture, lang, events } = props
  const card = drawnMythos(view)
  const text = card ? textOf(card, face) : null
  const from = events.findLastIndex(({ message }) => message.key === 'mythos-drawn')
  return (
    <Stage
      kind="mythos"
      over="board"
      icon="sands-of-time"
      title={say(words.mythos, lang)}
      sub={text?.name ?? ''}
      narrow={props.narrow}
      foot={props.children}
    >
      <div className={styles.mythos}>
        {card && text && (
          <div className={styles.mythosCard} data-piece={card.alias}>
            <Excerpt art={picture(faceKey(card) ?? '')} parts={text.parts} now={null} wide={!props.narrow} />
            <div className={styles.marks}>
              <MythosMarks {...mythosFigures(text)} lang={lang} />
            </div>
          </div>
        )}
        <div>
          <Lines of={events.slice(from + 1).slice(-LINES)} />
        </div>
      </div>
    </Stage>
  )
}

function sideOf(seat: string, deal: Deal, props: TableProps): TradeSide {
  const { view, face, picture, lang } = props
  const person = personOfSeat(view, seat, face)
  return {
    seat,
    name: person?.name ?? playerName(props, seat),
    portrait: person ? picture(faceKey(person.piece) ?? '') : null,
    agrees: deal.consents.includes(seat),
    things: (deal.offers[seat] ?? []).map((id) => {
      const piece = pieceByAlias(view, id)
      return {
        id,
        shown: piece ? (
          <Card faceKey={faceKey(piece) ?? ''} piece={piece} size="small" face={face} picture={picture} lang={lang} />
        ) : (
          <TradedToken icon="money-stack" text={say(words.money, lang, { n: 1 })} />
        ),
      }
    }),
  }
}

/** A trade: what each lays on the table, and who agrees. */
function TradeScene(props: SceneProps) {
  const deal = openDeal(props.view)
  return (
    <Stage kind="trade" over="board" icon="trade" title={say(words.trade, props.lang)} narrow={props.narrow} foot={props.children}>
      {deal && <Trade sides={[sideOf(deal.seats[0], deal, props), sideOf(deal.seats[1], deal, props)]} lang={props.lang} />}
    </Stage>
  )
}

const scenes: { readonly [kind in SceneKind]: (props: SceneProps) => ReactNode } = {
  casting: CastingScene,
  check: CheckScene,
  closing: ClosingScene,
  encounter: EncounterScene,
  fight: FightScene,
  mythos: MythosScene,
  shop: ShopScene,
  trade: TradeScene,
}

/** What is being resolved, as a scene of its own. */
export function Scene(props: SceneProps) {
  const kind = sceneOf(props)
  if (!kind) return null
  const Shown = scenes[kind]
  return <Shown {...props} />
}
