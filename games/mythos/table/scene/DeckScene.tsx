import type { TableProps } from '@miskatonic/web/kit'
import { Choices, Stage } from '@miskatonic/web/kit/scene'
import { deckChoices } from '../../setup.ts'
import { say, words } from '../strings.ts'

/** A deck each, or an Investigator for a deck that has none. */
export function DeckScene({ props }: { readonly props: TableProps }) {
  const { ask, lang, picture } = props
  const people = ask?.about.key === 'prompt.investigator'
  const title = say(people ? words.chooseInvestigator : words.chooseDeck, lang)
  return (
    <Stage kind="deck" over="felt" icon="card-pick" title={title} narrow={props.narrow} foot={null}>
      <Choices
        choose={props.choose}
        of={(ask?.options ?? []).map(({ key, text }) => ({
          key,
          text,
          help: deckChoices.find(({ id }) => id === key)?.help?.[lang],
          art: picture(`${people ? 'investigator' : 'deck'}:${key}`) ?? picture('back'),
        }))}
      />
    </Stage>
  )
}
