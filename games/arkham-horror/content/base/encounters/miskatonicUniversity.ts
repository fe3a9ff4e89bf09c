import {
  ally,
  arrested,
  blessed,
  bySuccesses,
  check,
  choose,
  closeGate,
  cursed,
  draw,
  drawFirst,
  entry,
  gain,
  ifYouDo,
  locationCard,
  lose,
  may,
  money,
  monsterTrophies,
  moveTo,
  retainer,
  rollDie,
  rolled,
  rollFor,
  sell,
  seq,
  share,
  toStreet,
} from '../../builders.ts'
import type { LocationCard } from '../../kinds.ts'

/* Miskatonic University: the Administration pays and forbids, the Library lends what it should not, Science wants to see what happens. */
export const miskatonicUniversity: readonly LocationCard[] = [
  locationCard('miskatonic-university-1', 'miskatonic-university', {
    'administration-building': entry(
      'El secretario tiene una carta para ti desde 1911. No estaba perdida: estaba esperando a que vinieras por aquí.',
      'The secretary has had a letter for you since 1911. It was not lost: it was waiting until you came by.',
      gain.clues(1),
    ),
    library: entry(
      'El doctor Armitage duda con la llave del armario en la mano. Lo que lee en tu cara decide cuántas vueltas le da.',
      'Dr Armitage hesitates with the key to the cabinet in his hand. What he reads in your face decides how many turns he gives it.',
      bySuccesses('will', 0, [0, 0, toStreet], [1, 1, draw('spell')], [2, 'more', draw('unique')]),
    ),
    'science-building': entry(
      'El aparato necesita algo metálico y querido para arrancar. Por la ranura de salida asoma, a cambio, una hoja impresa.',
      'To start, the apparatus needs something made of metal and dear to somebody. From its slot, in exchange, a printed sheet appears.',
      may(draw('spell'), [{ pay: 'card', n: 1, filter: 'item' }]),
    ),
  }),
  locationCard('miskatonic-university-2', 'miskatonic-university', {
    'administration-building': entry(
      'Un cheque a nombre del profesor Wilmarth, que ya no lo necesita. El cajero te mira, mira la firma y te mira otra vez.',
      'A cheque made out to Professor Wilmarth, who no longer needs it. The cashier looks at you, at the signature, at you.',
      check('will', -2, { pass: gain.money(8), fail: arrested }),
    ),
    library: entry(
      'Entre dos páginas del anuario encuentras un billete que alguien usó de marcapáginas y olvidó, si es que puede olvidarse algo así.',
      'Between two pages of the yearbook is a banknote somebody used as a bookmark and forgot, if such a thing can be forgotten.',
      check('luck', -2, { pass: gain.money(5) }),
    ),
    'science-building': entry(
      'El resonador vibra en la clave en la que vibran las cosas que no deberían pasar. Si ajustas bien las lámparas, dejarán de pasar.',
      'The resonator hums in the key of things that should not come through. If you set the valves right, they will stop coming through.',
      check('lore', -2, {
        pass: rollDie([1, 3, gain.clues(2)], [4, 6, closeGate('any')]),
        fail: seq(rollFor(lose.stamina(rolled)), moveTo('st-marys-hospital')),
      }),
    ),
  }),
  locationCard('miskatonic-university-3', 'miskatonic-university', {
    'administration-building': entry(
      'El decano paga bien a quien redacta informes sin preguntar de qué. La entrevista consiste en no preguntar de qué.',
      'The dean pays well for reports written without asking what about. The interview consists in not asking what about.',
      check('will', -1, { pass: retainer }),
    ),
    library: entry(
      'El ejemplar de la sala cerrada se abre siempre por la misma página. Quien la ha leído entera no recomienda hacerlo.',
      'The copy in the locked room always opens at the same page. Those who have read it to the end do not recommend it.',
      check('lore', -2, { pass: rollFor(gain.clues(rolled)), fail: lose.both(2, 2) }),
    ),
    'science-building': entry(
      'Necesitan un voluntario sano y corto de dinero. El contrato tiene la letra pequeña muy pequeña.',
      'They need a volunteer who is healthy and short of money. The small print of the contract is very small.',
      choose(ifYouDo(lose.stamina(2), draw('unique')), toStreet),
    ),
  }),
  locationCard('miskatonic-university-4', 'miskatonic-university', {
    'administration-building': entry(
      'Hay que pasar a limpio unas actas de 1692. Los juramentos que contienen siguen en vigor para quien los copia.',
      'Some minutes of 1692 must be copied out. The oaths in them still bind whoever copies them.',
      check('lore', -2, { pass: draw('spell'), fail: cursed }),
    ),
    library: entry(
      'La multa por un libro que no recuerdas haber sacado asciende a cuatro dólares y va en aumento. El bibliotecario recuerda perfectamente el título.',
      'The fine for a book you cannot remember taking out is four dollars and rising. The librarian remembers the title perfectly.',
      choose(may(gain.clues(2), money(4)), toStreet),
    ),
    'science-building': entry(
      'Un explorador retirado ha vuelto del Amazonas con una fiebre que no está en los libros y pide sangre para el suero. Paga de su bolsillo o de su persona.',
      'A retired explorer is back from the Amazon with a fever that is in no book, and wants blood for the serum. He pays from his pocket, or in person.',
      choose(ifYouDo(lose.stamina(2), ally('sir-william-brinton', gain.money(5))), toStreet),
    ),
  }),
  locationCard('miskatonic-university-5', 'miskatonic-university', {
    'administration-building': entry(
      'La Sociedad de Antiguos Alumnos compra piezas para su vitrina. Si sabes de qué hablas, sube la oferta.',
      'The Alumni Society buys pieces for its cabinet. If you know what you are talking about, the offer goes up.',
      seq(sell({}), check('lore', -1, { pass: gain.money(3) })),
    ),
    library: entry(
      'Abigail, la bibliotecaria de noche, decide si te fías de tus propios ojos. Hay un tomo que solo presta a quien no aparta los suyos.',
      'Abigail, the night librarian, judges whether you trust your own eyes. There is one volume she lends only to those who do not look away.',
      check('will', -1, { pass: drawFirst('unique', { type: 'tome' }), fail: toStreet }),
    ),
    'science-building': entry(
      'La máquina tiene dos palancas y un letrero que dice «una de las dos». El profesor que lo escribió ya no está para aclararlo.',
      'The machine has two levers and a sign that says “one of the two”. The professor who wrote it is no longer here to explain.',
      may(rollDie([1, 3, cursed], [4, 6, blessed])),
    ),
  }),
  locationCard('miskatonic-university-6', 'miskatonic-university', {
    'administration-building': entry(
      'En el despacho de becas hay un formulario para todo. El tuyo lleva sello, contrasello y una pregunta trampa sobre los hititas.',
      'In the bursar’s office there is a form for everything. Yours has a stamp, a counterstamp and a trick question on the Hittites.',
      check('lore', -1, { pass: gain.money(5), fail: lose.money(1) }),
    ),
    library: entry(
      '«Silencio», dice el cartel. Estornudas. Todos los lectores de la sala levantan la cabeza a la vez y ninguno tiene cara de haber leído nada.',
      '“Silence”, says the sign. You sneeze. All the readers in the room raise their heads at once, and none has the face of one who was reading.',
      choose(toStreet, ifYouDo(lose.sanity(1), gain.clues(1))),
    ),
    'science-building': entry(
      'Al departamento de Biología le falta un ejemplar, y le da igual de qué. Por los raros pagan aparte, con lo que haya en los cajones.',
      'The department of Biology lacks a specimen, and does not care of what. For rare ones they pay extra, with whatever is in the drawers.',
      choose(may(draw('unique'), monsterTrophies(1)), check('luck', -1, { pass: gain.clues(1) })),
    ),
  }),
  locationCard('miskatonic-university-7', 'miskatonic-university', {
    'administration-building': entry(
      'El rector te ruega que lleves personalmente esta nota al manicomio y esperes respuesta. En el sobre se mueve algo.',
      'The president begs you to take this note to the asylum in person and wait for an answer. Something in the envelope moves.',
      moveTo('arkham-asylum', 'encounter'),
    ),
    library: entry(
      'En el registro de préstamos, tu letra, de mañana: has devuelto el libro y has dejado escrito «no».',
      'In the loans register, in your own hand and with tomorrow’s date: you have returned the book, and you have written “no”.',
      lose.sanity(1),
    ),
    'science-building': entry(
      'Un tónico experimental: pruebas una cucharada, el ayudante prueba otra y los dos esperáis a ver quién brilla.',
      'An experimental tonic: you take a spoonful, the assistant takes another, and you both wait to see who glows.',
      check('luck', 0, { pass: rollFor(share(rolled)), fail: gain.stamina(1) }),
    ),
  }),
]
