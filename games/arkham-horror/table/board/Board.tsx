import { Icon, type TableProps } from '@miskatonic/web/kit'
import { Board as KitBoard, type PlaceLook } from '@miskatonic/web/kit/board'
import { useMemo } from 'react'
import { chart } from '../map/board.ts'
import { ground, landmark, quarter } from '../signs.ts'
import { type Language, say, words } from '../strings.ts'
import { isChosenByPress, thingName } from '../view/naming.ts'
import { personOfSeat } from '../view/people.ts'
import { isStreet, locationOf, placeName, waysOf, worldOf } from '../view/places.ts'
import { byPlace, type Thing, things } from '../view/things.ts'
import styles from './Board.module.css'
import { Ground } from './Ground.tsx'
import { Token } from './Token.tsx'

function look(id: string, props: TableProps): PlaceLook {
  const { lang } = props
  const location = locationOf(id)
  const ways = waysOf(id).map((to) => placeName(to, lang))
  const common = { name: placeName(id, lang), zone: `area:${id}`, ways }
  if (isStreet(id))
    return {
      ...common,
      sort: [say(words.street, lang)],
      sign: (
        <span className={styles.plate} style={{ '--quarter': quarter[id] ?? '#8d7440' }}>
          {placeName(id, lang)}
        </span>
      ),
      colour: ground.street,
    }
  if (location)
    return {
      ...common,
      sort: [placeName(location.street, lang), say(location.unstable ? words.unstable : words.stable, lang)],
      hint: say(words.goodFor, lang, { what: location.hints.map((hint) => say(words.hint[hint], lang)).join(', ') }),
      sign: <Icon name={landmark(id)} />,
      colour: location.unstable ? ground.unstable : ground.stable,
      ...(location.unstable ? { ringed: true } : {}),
    }
  const sort = worldOf(id) ? [say(words.otherWorld, lang)] : id === 'lost' ? [say(words.lostLong, lang)] : []
  return {
    ...common,
    sort,
    sign: worldOf(id) ? <b>{id.endsWith('-second') ? 'II' : 'I'}</b> : <Icon name={landmark(id)} />,
    colour: ground.beyond,
  }
}

const signIn = (lang: Language) => (id: string) => placeName(id, lang)
const signs = { es: signIn('es'), en: signIn('en') }
const legendIn = (lang: Language) => ({
  title: say(words.legend, lang),
  ways: { street: say(words.way.street, lang), lane: say(words.way.lane, lang), beyond: say(words.way.beyond, lang) },
})

/** The town, and what is outside of it. */
export function Board(props: TableProps) {
  const { view, lang, face, seat } = props
  const there = useMemo(() => byPlace(things(view, face)), [view, face])
  const home = personOfSeat(view, seat, face)?.place ?? null
  const model = useMemo(
    () => ({
      chart,
      there,
      home,
      entry: 'downtown',
      place: (id: string) => look(id, props),
      signOf: signs[lang],
      nameOf: (thing: Thing) => thingName(thing, props),
      draw: (thing: Thing) => <Token thing={thing} picture={props.picture} view={view} face={face} />,
      isPressed: isChosenByPress,
      words: { board: say(words.board, lang), empty: say(words.empty, lang), leadsTo: say(words.leadsTo, lang), legend: legendIn(lang) },
    }),
    [props, there, home],
  )
  return (
    <div className={styles.town}>
      <KitBoard model={model} props={props} onGround={<Ground view={view} face={face} events={props.events} />} />
    </div>
  )
}
