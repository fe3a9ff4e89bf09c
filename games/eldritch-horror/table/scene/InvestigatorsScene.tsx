import { Button, Stage } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { useState } from 'react'
import { PersonCard } from '../card/SheetCards.tsx'
import { say, words } from '../strings.ts'
import { sheetFigures } from '../view/figures.ts'
import styles from './InvestigatorsScene.module.css'
import type { SceneProps } from './Scene.tsx'

/** Whom to play: portraits to look through, the sheet of the one looked at, and one button to choose. */
export function InvestigatorsScene(props: SceneProps) {
  const { view, face, picture, lang, ask } = props
  const offered = (ask?.options ?? []).flatMap((option) => {
    const piece = pieceByAlias(view, option.piece ?? null)
    const key = piece?.faces.front
    const text = key === undefined ? null : face(key)
    return key && text ? [{ option, key, text }] : []
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = offered.find(({ key }) => key === chosen) ?? offered[0]
  if (!shown) return <>{props.children}</>
  return (
    <Stage
      kind="investigators"
      over="board"
      icon="person"
      title={ask?.text ?? say(words.chooseInvestigator, lang)}
      narrow={props.narrow}
      foot={null}
    >
      <div className={styles.scene} data-narrow={props.narrow}>
        <ul className={styles.people} aria-label={say(words.chooseInvestigator, lang)}>
          {offered.map(({ key, text }) => {
            const portrait = picture(key)
            return (
              <li key={key}>
                <button type="button" aria-pressed={key === shown.key} onClick={() => setChosen(key)}>
                  <span>{portrait && <img src={portrait} alt="" draggable={false} />}</span>
                  <b>{text.name}</b>
                  <i>{sheetFigures(text).role}</i>
                </button>
              </li>
            )
          })}
        </ul>
        <div className={styles.detail} aria-live="polite">
          <PersonCard text={shown.text} faceKey={shown.key} picture={picture} lang={lang} />
          <Button tone="go" onClick={() => props.choose(shown.option.key)} data-option={shown.option.key}>
            {say(words.play, lang, { name: shown.text.name })}
          </Button>
        </div>
      </div>
    </Stage>
  )
}
