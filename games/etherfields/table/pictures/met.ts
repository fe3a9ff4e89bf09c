import { type Pictures, type Scene, show } from '@miskatonic/web/art'

/* Who is met in dreams and Slumbers: on its tile, and as the piece that stands for it. */

type Light = Omit<Scene, 'kind' | 'palette' | 'icon'>
/** The tile and its figure: the same being. */
const being = (kind: 'entity' | 'slumber', id: string, palette: Scene['palette'], icon: string, more: Light = {}): Pictures => ({
  [`${kind}/${id}`]: show(palette, icon, more),
  [`figure/${id}-figure`]: show(palette, icon, { ...more, shape: 'token', size: 0.72 }),
})

export const entities: Pictures = {
  ...being('entity', 'caretaker', 'rose', 'candle-holder', { ground: 'columns', moon: [0.8, 0.2, 0.1] }),
  ...being('entity', 'lamp-eater', 'night', 'butterfly-warning', { rays: true, ground: 'waves' }),
  ...being('entity', 'speaker-with-nine-beaks', 'storm', 'hydra', { ground: 'roofs' }),
  ...being('entity', 'grafter', 'moss', 'sewing-needle', { ground: 'trees', moon: [0.2, 0.2, 0.1] }),
}

export const slumbers: Pictures = {
  'slumber/delta-phase': show('storm', 'night-sleep', { stars: true }),
  'slumber/ebb': show('storm', 'low-tide', { ground: 'waves' }),
  'slumber/undertow': show('storm', 'whirlpool-shuriken', { ground: 'waves' }),
  ...being('slumber', 'tallyman', 'ash', 'scroll-quill', { ground: 'columns' }),
  ...being('slumber', 'wet-choir', 'sea', 'musical-notes', { ground: 'waves' }),
  ...being('slumber', 'inside-out-hound', 'blood', 'hound', { fog: 0.9 }),
  ...being('slumber', 'polite-stranger', 'night', 'top-hat', { ground: 'roofs' }),
  ...being('slumber', 'salt-widow', 'ash', 'woman-elf-face', { ground: 'dunes' }),
  ...being('slumber', 'hundred-handed-fog', 'ash', 'evil-hand', { fog: 1 }),
  ...being('slumber', 'moth-magistrate', 'sepia', 'butterfly', { rays: true }),
  ...being('slumber', 'clock-leech', 'rust', 'leeching-worm', {}),
  ...being('slumber', 'paper-bride', 'rose', 'paper-crane', { stars: true }),
  ...being('slumber', 'echo-that-arrived-first', 'violet', 'sound-waves', { stars: true }),
  ...being('slumber', 'lantern-children', 'gold', 'paper-lantern', { ground: 'trees' }),
  ...being('slumber', 'borrowed-shadow', 'night', 'shadow-follower', { moon: [0.5, 0.2, 0.16] }),
}

/** Both sides of a Gate: what its back promises is what its front keeps. */
const gate = (id: string, palette: Scene['palette'], icon: string, more: Light): Pictures => ({
  [`gate/${id}`]: show(palette, icon, more),
  [`gate-back/${id}`]: show(palette, icon, more),
})
export const gates: Pictures = {
  ...gate('gate-i01', 'violet', 'bed', { ground: 'columns', moon: [0.75, 0.25, 0.14], stars: true }),
  ...gate('gate-i02', 'sea', 'lighthouse', { ground: 'waves', moon: [0.78, 0.22, 0.1], rays: true }),
  ...gate('gate-i03', 'storm', 'seagull', { ground: 'roofs', moon: [0.22, 0.22, 0.12] }),
  ...gate('gate-i04', 'moss', 'tooth', { ground: 'trees', moon: [0.78, 0.24, 0.12] }),
}

export const situations: Pictures = {
  'situation/two-in-line': show('rose', 'double-street-lights', { ground: 'waves' }),
  'situation/order-of-the-day': show('rose', 'gavel', { ground: 'columns' }),
  'situation/standing-order-seven': show('rose', 'rule-book', { ground: 'columns' }),
  'situation/hard-frost': show('ash', 'snowflake-1', { ground: 'ice' }),
  'situation/plan-of-the-wires': show('rose', 'mesh-network', { stars: true }),
  'situation/tied-wrist': show('rose', 'slipknot', { ground: 'trees' }),
}
