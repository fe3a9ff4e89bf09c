import { describe, expect, it } from 'vitest'
import { gerund, participle, past, thirdPerson } from '../english/forms.ts'
import { shared } from '../shared.ts'
import { attach } from '../spanish/stress.ts'
import { conjugate, withPronouns } from '../spanish/verbs.ts'

/** imperative; present tú, él, ellos; subjunctive tú, él, ellos; participle */
const table: readonly string[][] = [
  ['gastar', 'gasta', 'gastas', 'gasta', 'gastan', 'gastes', 'gaste', 'gasten', 'gastado'],
  ['obtener', 'obtén', 'obtienes', 'obtiene', 'obtienen', 'obtengas', 'obtenga', 'obtengan', 'obtenido'],
  ['poner', 'pon', 'pones', 'pone', 'ponen', 'pongas', 'ponga', 'pongan', 'puesto'],
  ['reponer', 'repón', 'repones', 'repone', 'reponen', 'repongas', 'reponga', 'repongan', 'repuesto'],
  ['hacer', 'haz', 'haces', 'hace', 'hacen', 'hagas', 'haga', 'hagan', 'hecho'],
  ['tener', 'ten', 'tienes', 'tiene', 'tienen', 'tengas', 'tenga', 'tengan', 'tenido'],
  ['venir', 'ven', 'vienes', 'viene', 'vienen', 'vengas', 'venga', 'vengan', 'venido'],
  ['prevenir', 'prevén', 'previenes', 'previene', 'previenen', 'prevengas', 'prevenga', 'prevengan', 'prevenido'],
  ['salir', 'sal', 'sales', 'sale', 'salen', 'salgas', 'salga', 'salgan', 'salido'],
  ['decir', 'di', 'dices', 'dice', 'dicen', 'digas', 'diga', 'digan', 'dicho'],
  ['perder', 'pierde', 'pierdes', 'pierde', 'pierden', 'pierdas', 'pierda', 'pierdan', 'perdido'],
  ['mover', 'mueve', 'mueves', 'mueve', 'mueven', 'muevas', 'mueva', 'muevan', 'movido'],
  ['seguir', 'sigue', 'sigues', 'sigue', 'siguen', 'sigas', 'siga', 'sigan', 'seguido'],
  ['elegir', 'elige', 'eliges', 'elige', 'eligen', 'elijas', 'elija', 'elijan', 'elegido'],
  ['jugar', 'juega', 'juegas', 'juega', 'juegan', 'juegues', 'juegue', 'jueguen', 'jugado'],
  ['pagar', 'paga', 'pagas', 'paga', 'pagan', 'pagues', 'pague', 'paguen', 'pagado'],
  ['cruzar', 'cruza', 'cruzas', 'cruza', 'cruzan', 'cruces', 'cruce', 'crucen', 'cruzado'],
  ['colocar', 'coloca', 'colocas', 'coloca', 'colocan', 'coloques', 'coloque', 'coloquen', 'colocado'],
  ['comenzar', 'comienza', 'comienzas', 'comienza', 'comienzan', 'comiences', 'comience', 'comiencen', 'comenzado'],
  ['vencer', 'vence', 'vences', 'vence', 'vencen', 'venzas', 'venza', 'venzan', 'vencido'],
  ['proteger', 'protege', 'proteges', 'protege', 'protegen', 'protejas', 'proteja', 'protejan', 'protegido'],
  ['enterrar', 'entierra', 'entierras', 'entierra', 'entierran', 'entierres', 'entierre', 'entierren', 'enterrado'],
  ['resolver', 'resuelve', 'resuelves', 'resuelve', 'resuelven', 'resuelvas', 'resuelva', 'resuelvan', 'resuelto'],
  ['devolver', 'devuelve', 'devuelves', 'devuelve', 'devuelven', 'devuelvas', 'devuelva', 'devuelvan', 'devuelto'],
  ['repetir', 'repite', 'repites', 'repite', 'repiten', 'repitas', 'repita', 'repitan', 'repetido'],
  ['invertir', 'invierte', 'inviertes', 'invierte', 'invierten', 'inviertas', 'invierta', 'inviertan', 'invertido'],
  ['aparecer', 'aparece', 'apareces', 'aparece', 'aparecen', 'aparezcas', 'aparezca', 'aparezcan', 'aparecido'],
  ['reducir', 'reduce', 'reduces', 'reduce', 'reducen', 'reduzcas', 'reduzca', 'reduzcan', 'reducido'],
  ['huir', 'huye', 'huyes', 'huye', 'huyen', 'huyas', 'huya', 'huyan', 'huido'],
  ['enviar', 'envía', 'envías', 'envía', 'envían', 'envíes', 'envíe', 'envíen', 'enviado'],
  ['continuar', 'continúa', 'continúas', 'continúa', 'continúan', 'continúes', 'continúe', 'continúen', 'continuado'],
  ['estar', 'está', 'estás', 'está', 'están', 'estés', 'esté', 'estén', 'estado'],
  ['dar', 'da', 'das', 'da', 'dan', 'des', 'dé', 'den', 'dado'],
  ['ir', 've', 'vas', 'va', 'van', 'vayas', 'vaya', 'vayan', 'ido'],
  ['ser', 'sé', 'eres', 'es', 'son', 'seas', 'sea', 'sean', 'sido'],
  ['descubrir', 'descubre', 'descubres', 'descubre', 'descubren', 'descubras', 'descubra', 'descubran', 'descubierto'],
  ['entregar', 'entrega', 'entregas', 'entrega', 'entregan', 'entregues', 'entregue', 'entreguen', 'entregado'],
  ['presentar', 'presenta', 'presentas', 'presenta', 'presentan', 'presentes', 'presente', 'presenten', 'presentado'],
  ['requerir', 'requiere', 'requieres', 'requiere', 'requieren', 'requieras', 'requiera', 'requieran', 'requerido'],
  ['reunir', 'reúne', 'reúnes', 'reúne', 'reúnen', 'reúnas', 'reúna', 'reúnan', 'reunido'],
  ['Sellar', 'Sella', 'Sellas', 'Sella', 'Sellan', 'Selles', 'Selle', 'Sellen', 'Sellado'],
]

describe('Spanish verbs', () => {
  it.each(table)('%s', (infinitive, ...expected) => {
    const {
      imperative,
      you,
      one,
      many,
      youSubjunctive,
      oneSubjunctive,
      manySubjunctive,
      participle: part,
    } = conjugate(infinitive as string)
    expect([imperative, you, one, many, youSubjunctive, oneSubjunctive, manySubjunctive, part]).toEqual(expected)
  })

  it('takes exceptions from the lexicon', () => {
    expect(conjugate('abolir', { you: 'aboles' }).you).toBe('aboles')
  })

  it('says what is not an infinitive', () => {
    expect(() => conjugate('perro')).toThrow('perro')
  })
})

describe('pronouns after the verb', () => {
  it.each([
    ['mueve', 'lo', 'muévelo'],
    ['recoloca', 'te', 'recolócate'],
    ['obtén', 'lo', 'obtenlo'],
    ['enseña', 'lo', 'enséñalo'],
    ['toma', 'lo', 'tómalo'],
    ['pon', 'lo', 'ponlo'],
    ['haz', 'lo', 'hazlo'],
    ['da', 'le', 'dale'],
    ['di', 'melo', 'dímelo'],
    ['devuelve', 'los', 'devuélvelos'],
    ['reordenar', 'las', 'reordenarlas'],
    ['quedar', 'telo', 'quedártelo'],
    ['mover', 'te', 'moverte'],
    ['sitúa', 'lo', 'sitúalo'],
    ['sigue', 'lo', 'síguelo'],
    ['oír', 'lo', 'oírlo'],
    ['queda', 'te', 'quédate'],
    ['elige', 'la', 'elígela'],
  ])('%s + %s', (form, pronouns, expected) => {
    expect(attach(form, pronouns)).toBe(expected)
  })

  it('goes to the right word of several', () => {
    expect(withPronouns('vuelve', 'a tirar', 'lo')).toBe('vuelve a tirarlo')
    expect(withPronouns('da', 'la vuelta', 'le')).toBe('dale la vuelta')
  })
})

describe('English verbs', () => {
  it.each([
    ['lose', 'loses', 'lost', 'lost', 'losing'],
    ['draw', 'draws', 'drew', 'drawn', 'drawing'],
    ['discard', 'discards', 'discarded', 'discarded', 'discarding'],
    ['carry', 'carries', 'carried', 'carried', 'carrying'],
    ['pass', 'passes', 'passed', 'passed', 'passing'],
    ['flip', 'flips', 'flipped', 'flipped', 'flipping'],
    ['Stand Up', 'Stands Up', 'Stood Up', 'Stood Up', 'Standing Up'],
    ['Seal', 'Seals', 'Sealed', 'Sealed', 'Sealing'],
    ['be in play', 'is in play', 'was in play', 'been in play', 'being in play'],
    ['flee', 'flees', 'fled', 'fled', 'fleeing'],
    ['draw', 'draws', 'drew', 'drawn', 'drawing'],
    ['show', 'shows', 'showed', 'shown', 'showing'],
  ])('%s', (base, ...expected) => {
    expect([thirdPerson({ base }), past({ base }), participle({ base }), gerund({ base })]).toEqual(expected)
  })
})

describe('the shared verbs', () => {
  it('have no form by accident', () => {
    const forms = Object.entries(shared.verbs).map(([id, { es, en }]) => {
      const all = conjugate(es.inf, es.irregular)
      return `${id}: ${es.inf}: ${all.imperative}, ${all.you}, ${all.youSubjunctive}, ${all.participle} | ${en.base}: ${thirdPerson(en)}, ${past(en)}, ${participle(en)}`
    })
    expect(forms.join('\n')).toMatchSnapshot()
  })
})
