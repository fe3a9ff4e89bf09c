import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { Stage, type StageStep } from '@miskatonic/web/kit/scene'
import { say, words } from '../strings.ts'
import { textOf } from '../view/figures.ts'
import { personByAlias } from '../view/people.ts'
import { placeName } from '../view/places.ts'
import { openEncounter } from '../view/resolving.ts'
import { Excerpt } from './Excerpt.tsx'
import type { SceneProps } from './Scene.tsx'

const PARTS = ['initial', 'pass', 'fail'] as const

/** An encounter: the card with its story, read part by part. */
export function EncounterScene(props: SceneProps) {
  const { view, face, lang } = props
  const encounter = openEncounter(view)
  const piece = pieceByAlias(view, encounter?.card ?? null)
  const text = piece ? textOf(piece, face) : null
  const who = personByAlias(view, encounter?.who, face)
  const complex = PARTS.some((part) => part === encounter?.part)
  const steps: StageStep[] = complex
    ? (text?.parts ?? [])
        .filter(({ id }) => id === 'initial' || id === encounter?.part)
        .map(({ id, title }) => ({ text: title ?? '', state: id === encounter?.part ? ('now' as const) : ('done' as const) }))
    : []
  return (
    <Stage
      kind="encounter"
      over="board"
      icon={
        encounter?.of === 'otherWorld'
          ? 'magic-portal'
          : encounter?.of === 'expedition'
            ? 'compass'
            : encounter?.of === 'research'
              ? 'magnifying-glass'
              : 'treasure-map'
      }
      title={text?.sort ?? say(words.encounter, lang)}
      sub={[text && text.name !== text.sort ? text.name : who ? placeName(who.place, lang) : '', who?.name ?? '']
        .filter(Boolean)
        .join(' · ')}
      steps={steps}
      narrow={props.narrow}
      foot={props.children}
    >
      {encounter && <Excerpt encounter={encounter} props={props} wide />}
    </Stage>
  )
}
