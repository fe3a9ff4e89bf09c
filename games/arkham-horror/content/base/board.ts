import {
  action,
  anyAlly,
  bankLoan,
  blessed,
  buy,
  deputy,
  draw,
  gain,
  ifYouDo,
  investigators,
  location,
  money,
  restore,
  somebody,
  street,
  trophies,
} from '../builders.ts'
import type { Board } from '../kinds.ts'

/* Arkham: nine streets in a ring, and their locations. Black arrows run the ring one way, white ones the other. */

const streets = [
  street('northside', { title: { es: 'Barrio Norte', en: 'Northside' }, white: 'downtown', black: 'merchant-district' }),
  street('downtown', { title: { es: 'Centro', en: 'Downtown' }, white: 'easttown', black: 'northside' }),
  street('easttown', { title: { es: 'Barrio Este', en: 'Easttown' }, white: 'rivertown', black: 'downtown' }),
  street('rivertown', { title: { es: 'Barrio Fluvial', en: 'Rivertown' }, white: 'french-hill', black: 'easttown' }),
  street('french-hill', { title: { es: 'Colina Francesa', en: 'French Hill' }, white: 'southside', black: 'rivertown' }),
  street('southside', { title: { es: 'Barrio Sur', en: 'Southside' }, white: 'uptown', black: 'french-hill' }),
  street('uptown', { title: { es: 'Periferia', en: 'Uptown' }, white: 'miskatonic-university', black: 'southside' }),
  street('miskatonic-university', {
    title: { es: 'Universidad Miskatonic', en: 'Miskatonic University' },
    white: 'merchant-district',
    black: 'uptown',
  }),
  street('merchant-district', {
    title: { es: 'Barrio Comercial', en: 'Merchant District' },
    white: 'northside',
    black: 'miskatonic-university',
  }),
]

const locations = [
  location('curiositie-shoppe', {
    title: { es: 'Tienda de Curiosidades', en: 'Curiositie Shoppe' },
    street: 'northside',
    hints: ['common', 'unique'],
    closesAt: 6,
    abilities: [action('location', buy('unique', 3, { must: true }))], // AH-LOC-07
  }),
  location('newspaper', {
    title: { es: 'Periódico', en: 'Newspaper' },
    street: 'northside',
    hints: ['clue', 'money'],
  }),
  location('train-station', {
    title: { es: 'Estación de trenes', en: 'Train Station' },
    street: 'northside',
    depot: true,
    hints: ['common', 'unique'],
  }),
  location('arkham-asylum', {
    title: { es: 'Manicomio de Arkham', en: 'Arkham Asylum' },
    street: 'downtown',
    hints: ['clue', 'sanity'],
    refuge: 'sanity',
    abilities: [action('location', gain.sanity(1)), action('location', restore('sanity'), { cost: money(2) })], // AH-LOC-03
  }),
  location('bank-of-arkham', {
    title: { es: 'Banco de Arkham', en: 'Bank of Arkham' },
    street: 'downtown',
    hints: ['blessing', 'money'],
    abilities: [action('location', ifYouDo(bankLoan, gain.money(10)))], // AH-LOC-05
  }),
  location('independence-square', {
    title: { es: 'Plaza de la Independencia', en: 'Independence Square' },
    street: 'downtown',
    unstable: true,
    hints: ['clue', 'unique'],
  }),
  location('hibbs-roadhouse', {
    title: { es: 'Taberna de Hibb', en: 'Hibb’s Roadhouse' },
    street: 'easttown',
    unstable: true,
    hints: ['common', 'money'],
  }),
  location('police-station', {
    title: { es: 'Comisaría', en: 'Police Station' },
    street: 'easttown',
    hints: ['clue', 'common'],
    refuge: 'jail',
    abilities: [action('location', deputy, { cost: trophies(10) })], // AH-LOC-14
  }),
  location('velmas-diner', {
    title: { es: 'Cafetería de Velma', en: 'Velma’s Diner' },
    street: 'easttown',
    hints: ['money', 'stamina'],
  }),
  location('black-cave', {
    title: { es: 'Cueva Negra', en: 'Black Cave' },
    street: 'rivertown',
    unstable: true,
    hints: ['common', 'spell'],
  }),
  location('general-store', {
    title: { es: 'Almacén', en: 'General Store' },
    street: 'rivertown',
    hints: ['common', 'money'],
    closesAt: 3,
    abilities: [action('location', buy('common', 3, { must: true }))], // AH-LOC-06
  }),
  location('graveyard', {
    title: { es: 'Cementerio', en: 'Graveyard' },
    street: 'rivertown',
    unstable: true,
    hints: ['clue', 'unique'],
  }),
  location('silver-twilight-lodge', {
    title: { es: 'Logia del Crepúsculo de Plata', en: 'Silver Twilight Lodge' },
    street: 'french-hill',
    unstable: true,
    hints: ['clue', 'unique'],
    inner: { id: 'inner-sanctum', title: { es: 'Sanctasanctórum', en: 'Inner Sanctum' }, card: 'silver-twilight-membership' },
  }),
  location('the-witch-house', {
    title: { es: 'Casa de la Bruja', en: 'The Witch House' },
    street: 'french-hill',
    unstable: true,
    hints: ['clue', 'spell'],
  }),
  location('historical-society', {
    title: { es: 'Sociedad Histórica', en: 'Historical Society' },
    street: 'southside',
    unstable: true,
    hints: ['skill', 'spell'],
  }),
  location('mas-boarding-house', {
    title: { es: 'Pensión de Ma', en: 'Ma’s Boarding House' },
    street: 'southside',
    hints: ['ally', 'stamina'],
    abilities: [action('location', anyAlly, { cost: trophies(10) })], // AH-LOC-15
  }),
  location('south-church', {
    title: { es: 'Iglesia del Sur', en: 'South Church' },
    street: 'southside',
    hints: ['blessing', 'sanity'],
    abilities: [action('location', somebody(investigators(), blessed), { cost: trophies(5) })], // AH-LOC-13
  }),
  location('st-marys-hospital', {
    title: { es: 'Hospital de Santa María', en: 'St. Mary’s Hospital' },
    street: 'uptown',
    hints: ['clue', 'stamina'],
    refuge: 'stamina',
    abilities: [action('location', gain.stamina(1)), action('location', restore('stamina'), { cost: money(2) })], // AH-LOC-04
  }),
  location('woods', {
    title: { es: 'Bosque', en: 'Woods' },
    street: 'uptown',
    unstable: true,
    hints: ['common', 'money'],
  }),
  location('ye-olde-magick-shoppe', {
    title: { es: 'La vieja tienda de magia', en: 'Ye Olde Magick Shoppe' },
    street: 'uptown',
    hints: ['spell', 'unique'],
    closesAt: 9,
    abilities: [action('location', draw('spell', 2, { keep: 1 }), { cost: money(5) })], // AH-LOC-09
  }),
  location('administration-building', {
    title: { es: 'Edificio de Administración', en: 'Administration Building' },
    street: 'miskatonic-university',
    hints: ['money', 'skill'],
    abilities: [action('location', draw('skill', 2, { keep: 1 }), { cost: money(8) })], // AH-LOC-10
  }),
  location('library', {
    title: { es: 'Biblioteca', en: 'Library' },
    street: 'miskatonic-university',
    hints: ['spell', 'unique'],
  }),
  location('science-building', {
    title: { es: 'Edificio de Ciencias', en: 'Science Building' },
    street: 'miskatonic-university',
    unstable: true,
    hints: ['clue', 'unique'],
    abilities: [action('location', gain.clues(2), { cost: trophies(5) })], // AH-LOC-12
  }),
  location('river-docks', {
    title: { es: 'Muelles', en: 'River Docks' },
    street: 'merchant-district',
    hints: ['common', 'money'],
    abilities: [action('location', gain.money(5), { cost: trophies(5) })], // AH-LOC-11
  }),
  location('the-unnamable', {
    title: { es: 'Lo Innombrable', en: 'The Unnamable' },
    street: 'merchant-district',
    unstable: true,
    hints: ['clue', 'unique'],
  }),
  location('unvisited-isle', {
    title: { es: 'Isla Ignota', en: 'Unvisited Isle' },
    street: 'merchant-district',
    unstable: true,
    hints: ['clue', 'spell'],
  }),
]

export const arkham: Board = {
  id: 'arkham',
  title: { es: 'Arkham', en: 'Arkham' },
  streets,
  locations,
  ways: [
    ['downtown', 'easttown'],
    ['downtown', 'merchant-district'],
    ['downtown', 'northside'],
    ['easttown', 'rivertown'],
    ['french-hill', 'miskatonic-university'],
    ['french-hill', 'rivertown'],
    ['french-hill', 'southside'],
    ['merchant-district', 'miskatonic-university'],
    ['merchant-district', 'northside'],
    ['merchant-district', 'rivertown'],
    ['miskatonic-university', 'uptown'],
    ['southside', 'uptown'],
  ],
}
