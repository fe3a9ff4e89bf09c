import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { Lines, OddsOf, Stage, type StageStep } from '@miskatonic/web/kit/scene'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { foeOpens } from '../sums.ts'
import { fightSoFar, fightStep } from '../view/fight.ts'
import { type CombatPart, faceKey, foeFigures, numberIn, textOf } from '../view/figures.ts'
import { personByAlias } from '../view/people.ts'
import { placeName } from '../view/places.ts'
import { type Combat, openCombat, openTest } from '../view/resolving.ts'
import { type Announced, throwFor } from '../view/throws.ts'
import styles from './CombatScene.module.css'
import { FoeCard } from './FoeCard.tsx'
import type { SceneProps } from './Scene.tsx'
import { TestBody } from './TestScene.tsx'

/** One of the two tests of a fight, as it will be announced. */
const against = ({ who, monster }: Combat, { skill, modifier }: CombatPart): Announced => ({
  who,
  skill,
  kind: 'combat',
  modifier,
  source: monster,
})

/** So many lines tell what a question between two tests is about. */
const LINES = 4

/** A fight: effects, the test against Horror, the test against Damage. */
export function CombatScene(props: SceneProps) {
  const { view, face, lang } = props
  const combat = openCombat(view)
  const test = openTest(view)
  const monster = pieceByAlias(view, combat?.monster ?? null)
  const who = personByAlias(view, combat?.who, face)
  const figures = monster ? foeFigures(textOf(monster, face), view, face) : null
  const fight = fightSoFar(props.events, figures)
  const now = test?.stake?.of ?? fightStep(fight, figures, props.ask?.about.key === 'prompt.use-replacement')
  const step = (of: 'horror' | 'damage'): StageStep[] => {
    const part = figures?.[of]
    if (!part) return []
    const state = now === of ? 'now' : of === 'horror' && now === 'damage' ? 'done' : 'next'
    return [{ text: say(words.skill[part.skill], lang), state }]
  }
  const steps: StageStep[] = [
    { text: say(words.effects, lang), state: now === 'effects' ? 'now' : 'done' },
    ...step('horror'),
    ...step('damage'),
  ]
  const isToCome = (of: 'horror' | 'damage'): boolean => !fight.tested.includes(of)
  // A card used in the fight has a test of its own: the Monster stays in sight beside it.
  const aside = test && !test.stake && monster
  const asked = props.ask?.options.flatMap(({ piece }) => piece ?? []) ?? []
  const cards = [...new Set(asked)].flatMap((alias) => pieceByAlias(view, alias) ?? []).filter((piece) => piece.alias !== monster?.alias)
  return (
    <Stage
      kind="combat"
      over="board"
      icon="crossed-swords"
      title={say(combat?.ambush ? words.ambush : words.combat, lang)}
      sub={[who ? placeName(who.place, lang) : '', who?.name ?? ''].filter(Boolean).join(' · ')}
      steps={steps}
      narrow={props.narrow}
      foot={props.children}
    >
      {test ? (
        <>
          <TestBody {...props} />
          {aside && (
            <p className={styles.aside}>
              {say(words.combat, lang)}: {textOf(monster, face)?.name}
            </p>
          )}
        </>
      ) : (
        monster && (
          <div className={styles.before}>
            <div className={styles.foe}>
              <FoeCard piece={monster} {...props} sum={foeOpens(monster, props)} />
              {combat && isToCome('horror') && figures?.horror && figures.horror.value > 0 && (
                <OddsOf
                  thrown={throwFor(against(combat, figures.horror), figures.horror.value)}
                  label={say(words.oddsOfHorror, lang)}
                  props={props}
                />
              )}
              {combat && isToCome('damage') && figures?.damage && figures.toughness !== null && (
                <OddsOf
                  thrown={throwFor(against(combat, figures.damage), figures.toughness - numberIn(monster.attributes, 'lost'))}
                  label={say(words.oddsOfDamage, lang)}
                  props={props}
                />
              )}
            </div>
            {cards.map((piece) => (
              <div key={piece.alias} className={styles.card}>
                <Card faceKey={faceKey(piece) ?? ''} piece={piece} size="large" face={face} picture={props.picture} lang={lang} />
              </div>
            ))}
            <div className={styles.lines}>
              <Lines of={fight.lines.slice(-LINES)} />
            </div>
          </div>
        )
      )}
    </Stage>
  )
}
