import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Board as KitBoard, type PlaceLook } from '@miskatonic/web/kit/board'
import { useMemo } from 'react'
import { chart } from '../map/board.ts'
import { landmark, spaceColour } from '../signs.ts'
import { type Language, say, words } from '../strings.ts'
import { fareTo, isChosenByPress, thingName } from '../view/naming.ts'
import { personOfSeat } from '../view/people.ts'
import { isNumbered, placeName, spaceOf, waysOf } from '../view/places.ts'
import { byPlace, things } from '../view/things.ts'
import { TeamCoins } from './TeamCoins.tsx'
import { Token } from './Token.tsx'
import { useTravel } from './useTravel.ts'

function look(id: string, props: TableProps): PlaceLook {
  const { lang } = props
  const space = spaceOf(id)
  const fare = fareTo(props, id)
  return {
    name: placeName(id, lang),
    sort: [space?.region?.[lang], space && say(words.type[space.type], lang)].filter((one) => one !== undefined && one !== null),
    ...(space?.expedition ? { also: say(words.expeditionSpace, lang), ringed: true } : {}),
    ...(space?.hint ? { hint: say(words.goodFor, lang, { what: space.hint[lang] }) } : {}),
    zone: `space:${id}`,
    sign: isNumbered(id) ? <b>{id}</b> : <Icon name={landmark(id)} />,
    colour: spaceColour[space?.type ?? 'sea'],
    price: fare === null ? null : { icon: 'ticket', text: fare },
    ways: waysOf(id).map(({ to, path }) => `${placeName(to, lang)} (${say(words.path[path], lang).toLowerCase()})`),
  }
}

/** At the edge there is little room: a numbered space is its number. */
const edgeSign = (lang: Language) => (id: string) => (isNumbered(id) ? id : placeName(id, lang))
const edgeSigns = { es: edgeSign('es'), en: edgeSign('en') }

const legendIn = (lang: Language) => ({
  title: say(words.legend, lang),
  ways: { train: say(words.path.train, lang), ship: say(words.path.ship, lang), uncharted: say(words.path.uncharted, lang) },
})

/** The world. */
export function Board(props: TableProps) {
  const { view, lang, face, seat } = props
  const there = useMemo(() => byPlace(things(view, face)), [view, face])
  const home = personOfSeat(view, seat, face)?.place ?? null
  const travel = useTravel(props, home)
  const model = useMemo(
    () => ({
      chart,
      there,
      home,
      entry: 'london',
      place: (id: string) => look(id, props),
      signOf: edgeSigns[lang],
      nameOf: (thing: Parameters<typeof thingName>[0]) => thingName(thing, props),
      draw: (thing: Parameters<typeof thingName>[0]) => <Token thing={thing} picture={props.picture} view={view} />,
      isPressed: isChosenByPress,
      travel: { text: say(words.travelHere, lang), to: travel },
      words: { board: say(words.board, lang), empty: say(words.empty, lang), leadsTo: say(words.leadsTo, lang), legend: legendIn(lang) },
    }),
    [props, there, home],
  )
  return <KitBoard model={model} props={props} over={(find) => props.narrow && <TeamCoins props={props} onFind={find} />}></KitBoard>
}
