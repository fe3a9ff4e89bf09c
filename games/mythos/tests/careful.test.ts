import { botAnswers } from '@miskatonic/testing/suites'
import { expect, test } from 'vitest'
import { whyText } from '../bots/whys.ts'
import { bots, text } from '../index.ts'
import { pause, position, type Table } from './position.ts'
import { tellSeeing } from './told.ts'

/* Prepared positions in which the better move is plain to see. */

/** What the bot of a seat answers here, cards by their names. */
const asked = (t: Table, seat = 'ana') => botAnswers(bots.careful, t.table, seat, (face) => face.replace(/^\w+:/, ''))
const tell = tellSeeing({ wants: (t: Table, seat: string) => asked(t, seat).named, why: (t: Table, seat: string) => asked(t, seat).why })

/** The Whispers from the Hills, but for what is left out of them. */
const PLACES = 'chronicle round-hill-stones dark-mountain mi-go; at akeley-farmhouse'
const WHISPERS = `${PLACES}; allies henry-akeley; artifacts brain-cylinder`
const BEGUN = 'chronicle mi-go round-hill-stones; allies henry-akeley; artifacts brain-cylinder; at widener-library'

tell(`
# the careful bot goes after its stories
  adventure: tells one that wins
    ${WHISPERS}; hand mi-go whispers-from-the-hills rest-cure => ana wants play:whispers-from-the-hills, why why.adventure
  score: does not tell one that would end the game in favour of another
    sanity <2 9>; ${WHISPERS}; hand whispers-from-the-hills rest-cure | sanity 18
      => ana wants play:<rest-cure whispers-from-the-hills>
  location: goes to the one the story lacks, not to any other
    ${BEGUN}; hand whispers-from-the-hills museum-of-fine-arts dark-mountain boylston-street-subway => ana wants play:dark-mountain
  ally: meets the one of the story before it leaves the place
    chronicle mi-go round-hill-stones; artifacts brain-cylinder; at akeley-farmhouse;
      hand whispers-from-the-hills henry-akeley dark-mountain st-marys-hospital => ana wants play:henry-akeley, why why.ally
  hand: goes where what it holds can be played
    at copps-hill-burying-ground; hand dr-henry-armitage prof-warren-rice boylston-street-subway crowninshield-house
      => ana wants play:crowninshield-house
  flight: flies where no walk leads
    chronicle cairo-museum old-cairo-bazaar graveyard-skeleton; artifacts electric-torch; at widener-library;
      hand beneath-the-pyramids aeroplane-charter vaults-beneath-the-sphinx express-train
      => ana wants play:aeroplane-charter, why why.travel
  ship: does not set out where no ship leaves
    at city-of-the-elder-things; allies prof-lake; hand around-the-world-in-dread ocean-liner => ana wants pass
  walk: arrives where it walks
    at dark-mountain crossed; hand shoggoth => ana wants straighten:dark-mountain, why why.arrive
  tome: reads where one can, with the Spell that fits
    is professor-of-classics; at miskatonic-library; hand the-forbidden-shelf necronomicon-latin elder-sign shoggoth
      => ana wants study:necronomicon-latin -> ana study:necronomicon-latin => ana wants elder-sign

# the careful bot keeps its Sanity
  price: pays for a Monster while it can afford to, and stops when little is left
    sanity 12; at sentinel-hill; hand shoggoth => ana wants threat:shoggoth
    sanity 3; at sentinel-hill; hand shoggoth => ana wants pass, why why.pass
  last: never pays its last point away
    sanity 1; at sentinel-hill; hand deep-one => ana wants pass
  sure: but does, if the Monster breaks the other for certain
    sanity 5; at sentinel-hill; hand star-spawn-of-rlyeh | sanity 2 => ana wants threat:star-spawn-of-rlyeh
  rest: rests when it is weak rather than fight
    sanity 4; at sentinel-hill; hand ghoul rest-cure => ana wants play:rest-cure

# the careful bot in Combat
  defence: lets Allies stand against what is coming, judged by what was paid for it
    sanity 5; allies private-detective | threat shoggoth @ combat; marks shoggoth: paid-2 -> until ana defend | defend done
      => ana wants defend:ben:private-detective, why why.defend
  threat: does not look into the other’s: the same SAN paid, the same answer
    sanity 5; allies private-detective | threat <larva-of-the-other-gods gug> @ combat; marks <>: paid-2
      -> until ana defend | defend done => ana wants defend:ben:private-detective
  weapon: gives it to the strongest
    at miskatonic-exhibit-hall; allies walter-gilman private-detective; hand shotgun -> ana play:shotgun => ana wants private-detective

# the careful bot and the others’ stories
  motor-car: drives where a walk would take it two turns
    ${BEGUN}; hand whispers-from-the-hills dark-mountain motor-car => ana wants play:motor-car, why why.travel
    ${WHISPERS}; chronicle mi-go; hand whispers-from-the-hills dark-mountain motor-car => ana wants play:dark-mountain
  affliction: whoever will feel it, and the other with it
    at widener-library; hand brain-fever hydrophobia | at widener-library; tomes daemonolatreia regnum-congo; chronicle curwens-journal
      => ana wants play:brain-fever -> ana play:brain-fever => ana wants ben
    at widener-library; hand brain-fever hydrophobia
      | at kingsport-harbour; chronicle innsmouth-wharves whaling-schooner devil-reef => ana wants play:hydrophobia
  strength: goes where the weaker one is, and not where the stronger is
    at miskatonic-library; allies police-sergeant inspector-legrasse aviator; hand st-marys-hospital arkham-advertiser-office
      | at arkham-advertiser-office => ana wants play:arkham-advertiser-office
    at miskatonic-library; hand st-marys-hospital arkham-advertiser-office
      | at arkham-advertiser-office; allies police-sergeant inspector-legrasse aviator => ana wants play:st-marys-hospital
  father-dagon: is called before the Deep Ones, and not without them
    is heir-of-innsmouth; sanity 15; at devil-reef; allies barnabas-marsh; hand father-dagon fire-axe; threat deep-one deep-one
      => ana wants play:father-dagon
    is heir-of-innsmouth; sanity 15; at devil-reef; allies barnabas-marsh; hand father-dagon => ana wants pass
  the-stars-are-right: found so when they bring a Great Old One sooner
    sanity 15; at devil-reef; threat deep-one deep-one; hand the-stars-are-right father-dagon => ana wants play:the-stars-are-right
    sanity 15; at devil-reef; threat deep-one deep-one; hand the-stars-are-right => ana wants pass
  hourglass-of-the-pharaohs: turned for whoever is met in the past
    sanity 15; at fleur-de-lys-house; artifacts hourglass-of-the-pharaohs; hand <joseph-curwen dr-herbert-west>
      => ana wants <use:hourglass-of-the-pharaohs pass>
  recomposition: pays for none that promises nothing
    discard deep-one; deck ghoul @ phase end; from recomposition ana, pause => ana wants no

# its reasons are told by the deed, whatever the Hand holds besides
  dark-mountain: for the story, and for its Gate
    chronicle mi-go round-hill-stones; artifacts brain-cylinder; at widener-library; hand <whispers-from-the-hills shoggoth> dark-mountain
      => ana wants play:dark-mountain, why why.place
`)

test('at the end of the Round it keeps its Adventure and what belongs to it, and lets go of what it cannot use', () => {
  const story = ['whispers-from-the-hills', 'dark-mountain', 'mi-go', 'henry-akeley']
  const hand = `hand ${story.join(' ')} al-azif innsmouth-tiara shantak father-dagon dhole`
  const t = position({
    seats: { ana: `sanity 12; is occult-dilettante; at round-hill-stones; artifacts brain-cylinder; ${hand}`, ben: {} },
    phase: 'end',
    from: [{ step: 'trimHand', args: { seat: 'ana' } }, pause],
  })
  const { answer, named } = asked(t)
  expect((answer as readonly string[]).length).toBeGreaterThanOrEqual(1)
  for (const kept of story) expect(named).not.toContain(kept)
})

test('its reasons are read in both languages, in the voice of the table', () => {
  const [es, en] = (['es', 'en'] as const).map((lang) => text.say({ key: 'why.pass' }, { lang, reader: null }))
  expect([es, en]).toEqual([whyText({ key: 'why.pass' }, 'es'), whyText({ key: 'why.pass' }, 'en')])
  expect(es).not.toBe(en)
  expect(es).not.toBe('')
})
