/** How much the careful bot cares for what, in points: chosen by letting it play, on seeds nothing is reported from. */
export const WEIGHTS = {
  /** What is left of a goal for each turn on the way. */
  turn: 0.8,
  /** A danger of one point is as good as so many steps round it. */
  detour: 0.9,
  /** A gate one can seal; more where gates open often, and for the last seals. */
  seal: 15,
  often: 9,
  lastSeals: 6,
  /** A gate one can only close; more the fewer gates may still open. */
  close: 2,
  closeFull: [16, 12, 9, 5, 2, 0],
  closeLast: 12,
  /** With five and more the limit is soon reached: as if so many gates were open already. */
  bigTable: 4,
  /** What hurt people are worth at a gate, and those who would hardly close it. */
  unfit: 0.3,
  clumsy: 0.35,
  /** Each Clue while the seal is not paid, more when it nearly is; and afterwards. */
  clue: 5,
  clueNear: 0.5,
  clueSpare: 1,
  /** Arms from the shop, less what the hands hold already. */
  store: 3,
  held: 0.5,
  loan: 7,
  curios: 2.5,
  crowded: 4,
  /** Falling costs half of what one has, and the turns until one is back. */
  fall: 7,
  /** With five and more: whoever dares less loses to the gates. */
  crowdFall: 4,
  crowdDetour: 0.5,
  trophy: 0.8,
  /** A Rumor that would let loose what wakes the Ancient One. */
  experiment: 40,
  heal: 1,
  /** An encounter, and one where a gate may open. */
  quiet: 0.9,
  uneasy: 0.35,
  street: 0.7,
  /** Dice of arms that are enough. */
  armed: 6,
  armLate: 5,
  bless: 4,
  blessLate: 14,
  /** What a fight on the way costs: the way. */
  hurry: 1.9,
  /** Sliders: a point of Speed on the way, the check that closes a gate, the one against the Ancient One's attack. */
  step: 0.3,
  closing: 2,
  parry: 5,
}
