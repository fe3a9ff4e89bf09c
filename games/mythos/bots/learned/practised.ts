import type { DeckList } from '../deckList.ts'

/**
 * The cards the network was trained with, which it knows one by one: those of the six ready decks there were then. All others it knows by what
 * they do. Whoever trains a new one may make another list; the places of all numbers depend on it.
 */
export const PRACTISED: ReadonlySet<string> = new Set(
  `
  miskatonic-library miskatonic-exhibit-hall the-witch-house christchurch-cemetery arkham-sanitarium st-marys-hospital
  the-unvisited-island crowninshield-house arkham-advertiser-office widener-library museum-of-fine-arts copps-hill-burying-ground
  pickmans-cellar-studio boylston-street-subway gilman-house-hotel marsh-refinery hall-of-the-esoteric-order innsmouth-wharves devil-reef
  the-strange-high-house central-hill-church the-terrible-old-mans-cottage kingsport-harbour john-hay-library the-shunned-house
  church-of-starry-wisdom fleur-de-lys-house swan-point-cemetery curwens-pawtuxet-vaults ladd-observatory sentinel-hill whateley-farmhouse
  cold-spring-glen osborns-general-store the-blasted-heath old-chapman-farmhouse house-off-the-aylesbury-road akeley-farmhouse
  dark-mountain round-hill-stones british-museum harley-street-clinic rue-dauseil oslo-old-harbour cairo-museum old-cairo-bazaar
  the-great-pyramid vaults-beneath-the-sphinx ruins-of-bubastis the-nameless-city rlyeh ponape isle-beyond-othaheite easter-island
  upheaved-mud-flats city-of-the-elder-things lakes-antarctic-camp ruins-of-pnakotus yha-nthlei yuggoth cavern-of-flame the-enchanted-wood
  ulthar-town-of-cats temple-of-the-elder-ones dylath-leen celephais vale-of-pnath unknown-kadath dr-henry-armitage prof-warren-rice
  dr-francis-morgan walter-gilman keziah-mason brown-jenkin asenath-waite dr-herbert-west prof-william-dyer prof-lake earl-sawyer
  zadok-allen barnabas-marsh joe-sargent the-terrible-old-man basil-elton thomas-olney charles-dexter-ward dr-marinus-willett
  joseph-curwen robert-blake prof-george-angell randolph-carter henry-akeley gustaf-johansen captain-norrys abdul-reis-guide king-kuranes
  cats-of-ulthar barzai-the-wise old-castro private-detective antiquarian-bookseller newspaper-reporter alienist aviator
  powder-of-ibn-ghazi shining-trapezohedron the-silver-key clay-bas-relief idol-of-cthulhu innsmouth-tiara brain-cylinder
  carved-black-stone essential-saltes reanimating-reagent hourglass-of-the-pharaohs jade-amulet phonograph-recorder electric-torch
  expedition-radio pabodie-drill quaint-carved-box silver-crucifix service-revolver shotgun big-game-rifle fire-axe rune-graven-dagger
  sickle-of-bubastis spear-of-celephais necronomicon-latin necronomicon-dee-fragment pnakotic-manuscripts unaussprechlichen-kulten
  book-of-dzyan seven-cryptical-books-of-hsan the-king-in-yellow daemonolatreia thaumaturgical-prodigies regnum-congo
  wonders-of-the-invisible-world johansens-narrative curwens-journal rlyehian-tablets azathoth-and-other-horrors call-the-sea-folk
  voice-to-the-outer-fungi raise-the-dead bid-the-faceless-ones compel-the-elder-masters voorish-sign elder-sign dho-hna-formula
  seal-the-way withering-word dream-sending descending-node ascending-node eye-of-the-seer raise-the-fog ward-the-threshold
  step-through-the-angles gift-of-the-unseen graveyard-skeleton reanimated-corpse mummy-of-the-pharaoh vapour-of-the-shunned-house
  deep-one ghoul mi-go elder-thing zoog moon-beast flying-polyp star-spawn-of-rlyeh gug night-gaunt festival-steed shoggoth
  rat-thing-familiar slime-of-the-black-gulf one-of-the-thousand-young larva-of-the-other-gods haunter-of-the-dark the-colour-out-of-space
  the-dunwich-twin great-cthulhu father-dagon yog-sothoth shub-niggurath nyarlathotep nightfall full-moon missed-connection
  university-grant rest-cure notes-re-read retraced-steps rational-explanation cult-recruitment express-train motor-car ox-cart
  ocean-liner tramp-steamer whaling-schooner aeroplane-charter dirigible expedition-aircraft diving-bell-descent flight-through-the-aether
  pact-with-the-outer-ones seventy-steps-of-slumber the-awakening the-white-ship the-dunwich-affair shadows-over-the-reef
  the-ward-inheritance antiquarian-rounds the-call-from-the-deep beneath-the-pyramids at-the-edge-of-the-ice dreams-in-crooked-rooms
  whispers-from-the-hills the-quest-of-the-silver-key the-haunter-on-federal-hill the-forbidden-shelf rites-of-the-winter-festival
  physician-of-the-dead around-the-world-in-dread unmasking-the-order masks-of-the-crawling-chaos the-lamp-on-yuggoth
`
    .trim()
    .split(/\s+/),
)

/** With how many strangers among its own cards it plays better than the judgement written by hand: docs/balance.md. */
const ENOUGH = 0.6

/** Whether it knows a deck well enough to play it. */
export function hasLearned(deck: DeckList): boolean {
  const all = [...deck]
  const count = (some: typeof all): number => some.reduce((sum, [, n]) => sum + n, 0)
  return count(all.filter(([id]) => PRACTISED.has(id))) >= ENOUGH * count(all)
}
