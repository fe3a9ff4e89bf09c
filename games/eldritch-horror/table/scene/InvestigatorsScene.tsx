import { Button } from '@miskatonic/web/kit'
import { Casting, Stage } from '@miskatonic/web/kit/scene'
import { useState } from 'react'
import { PersonCard } from '../card/SheetCards.tsx'
import { say, words } from '../strings.ts'
import { pieceByAlias, sheetFigures } from '../view/figures.ts'
import type { SceneProps } from './Scene.tsx'

/** Whom to play: portraits to look through, the sheet of the one looked at, and one button to choose. */
export function InvestigatorsScene(props: SceneProps) {
  const { view, face, picture, lang, ask } = props
  const offered = (ask?.options ?? []).flatMap((option) => {
    const key = pieceByAlias(view, option.piece ?? null)?.faces.front
    const text = key === undefined ? null : face(key)
    return key && text ? [{ option, key, text, name: text.name, sub: sheetFigures(text).role, portrait: picture(key) }] : []
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = offered.find(({ key }) => key === chosen) ?? offered[0]
  if (!shown) return <>{props.children}</>
  const title = ask?.text ?? say(words.chooseInvestigator, lang)
  return (
    <Stage kind="investigators" over="board" icon="person" title={title} narrow={props.narrow} foot={null}>
      <Casting label={say(words.chooseInvestigator, lang)} offered={offered} shown={shown.key} onShow={setChosen} narrow={props.narrow}>
        <PersonCard text={shown.text} faceKey={shown.key} picture={picture} lang={lang} />
        <Button tone="go" onClick={() => props.choose(shown.option.key)} data-option={shown.option.key}>
          {say(words.play, lang, { name: shown.name })}
        </Button>
      </Casting>
    </Stage>
  )
}
