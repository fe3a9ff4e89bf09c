import { advance, cannot, draw, each, gainOil, instead, keepers, may, recover, search, summon, whenLost, whenSaved } from './builders.ts'
import type { Ship } from './kinds.ts'

const ship = (id: string, card: Omit<Ship, 'id' | 'kind'>): Ship => ({ id, kind: 'ship', ...card })

export const ships: readonly Ship[] = [
  ship('merry-widow', {
    title: { es: 'La Viuda Alegre', en: 'The Merry Widow' },
    story: {
      es: 'Ballenero de tres palos. A bordo cantan, y no hace tiempo para cantar.',
      en: 'A three-masted whaler. They are singing on board, and it is no weather to sing in.',
    },
    light: 2,
    needs: ['rope'],
    loss: 1,
    copies: 2,
    abilities: [whenSaved(gainOil(2))],
  }),
  ship('grain-barge', {
    title: { es: 'Gabarra de grano', en: 'Grain Barge' },
    story: { es: 'Lenta, honrada, con el patrón dormido al timón.', en: 'Slow, honest, her master asleep at the tiller.' },
    light: 1,
    needs: ['boat'],
    loss: 1,
    copies: 3,
    abilities: [whenSaved(recover(1))],
  }),
  ship('hospital-ship', {
    title: { es: 'Buque hospital', en: 'Hospital Ship' },
    story: {
      es: 'Blanco, con todas las luces encendidas. Nadie se asoma a la borda.',
      en: 'White, with every lamp lit. Nobody looks over the rail.',
    },
    light: 3,
    needs: ['boat', 'rope'],
    loss: 2,
    abilities: [whenSaved(each(keepers, recover(1)))],
  }),
  ship('mail-packet', {
    title: { es: 'Paquebote correo', en: 'Mail Packet' },
    story: {
      es: 'Trae una saca para el faro. Todas las cartas son tuyas.',
      en: 'She carries a bag for the lighthouse. All the letters are yours.',
    },
    light: 2,
    needs: ['lamp'],
    loss: 1,
    copies: 2,
    abilities: [whenSaved(may(draw(1)))],
  }),
  ship('pilot-cutter', {
    title: { es: 'Balandra del práctico', en: 'Pilot Cutter' },
    story: {
      es: 'El práctico conoce cada piedra. Esta noche pregunta el rumbo.',
      en: 'The pilot knows every stone. Tonight he asks the way.',
    },
    light: 2,
    needs: ['boat'],
    loss: 1,
    copies: 2,
    abilities: [whenSaved(search('boat'))],
  }),
  ship('coffin-ship', {
    title: { es: 'El barco ataúd', en: 'The Coffin Ship' },
    story: {
      es: 'Asegurado en el triple de lo que vale. La tripulación ya no baja a los botes.',
      en: 'Insured for three times what she is worth. Her crew no longer goes to the boats.',
    },
    light: 2,
    needs: ['rope'],
    loss: 1,
    abilities: [cannot('ship:rescue', { ship: 'self' }), whenLost(summon)],
  }),
  ship('ironclad', {
    title: { es: 'El acorazado', en: 'The Ironclad' },
    story: {
      es: 'Lleva diez años en la lista de hundidos. No encalla: espera.',
      en: 'She has been ten years on the list of the sunk. She does not run aground: she waits.',
    },
    light: 3,
    needs: ['lamp'],
    loss: 2,
    abilities: [instead('ship:ground', { ship: 'self' }, advance(1))],
  }),
]
