import type { Said } from '../settings.ts'

// Macao’s public holidays (Executive Order 60/2000). The Government announces year by year the days off for a holiday
// that falls on a weekend: staff add those at the desk.
const newYear: Said = { zh: '元旦', pt: 'Fraternidade Universal', en: 'New Year’s Day' }
const lunarNewYear: Said = { zh: '農曆新年', pt: 'Novo Ano Lunar', en: 'Lunar New Year' }
const ching: Said = { zh: '清明節', pt: 'Dia de Cheng Ming', en: 'Cheng Ming' }
const goodFriday: Said = { zh: '耶穌受難日', pt: 'Morte de Cristo', en: 'Good Friday' }
const easterEve: Said = { zh: '復活節前日', pt: 'Véspera da Ressurreição de Cristo', en: 'The day before Easter' }
const labour: Said = { zh: '勞動節', pt: 'Dia do Trabalhador', en: 'Labour Day' }
const buddha: Said = { zh: '佛誕節', pt: 'Dia do Buda', en: 'The Buddha’s Birthday' }
const tungNg: Said = { zh: '端午節', pt: 'Tung Ng (Barco-Dragão)', en: 'Tung Ng (Dragon Boat Festival)' }
const afterMidAutumn: Said = {
  zh: '中秋節翌日',
  pt: 'Dia seguinte ao Chong Chao (Bolo Lunar)',
  en: 'The day after Chong Chao (Mid-Autumn)',
}
const national: Said = {
  zh: '中華人民共和國國慶日',
  pt: 'Implantação da República Popular da China',
  en: 'National Day of the People’s Republic of China',
}
const afterNational: Said = {
  zh: '中華人民共和國國慶日翌日',
  pt: 'Dia seguinte à Implantação da República Popular da China',
  en: 'The day after National Day',
}
const chungYeung: Said = { zh: '重陽節', pt: 'Chong Yeong (Culto dos Antepassados)', en: 'Chong Yeong' }
const allSouls: Said = { zh: '追思節', pt: 'Dia de Finados', en: 'All Souls’ Day' }
const immaculate: Said = { zh: '聖母無原罪瞻禮', pt: 'Imaculada Conceição', en: 'Immaculate Conception' }
const region: Said = {
  zh: '澳門特別行政區成立紀念日',
  pt: 'Dia Comemorativo do Estabelecimento da Região Administrativa Especial de Macau',
  en: 'Macao SAR Establishment Day',
}
const solstice: Said = { zh: '冬至', pt: 'Solstício de Inverno', en: 'Winter Solstice' }
const christmasEve: Said = { zh: '聖誕節前日', pt: 'Véspera de Natal', en: 'Christmas Eve' }
const christmas: Said = { zh: '聖誕節', pt: 'Natal', en: 'Christmas Day' }

const sameEveryYear = (year: number): [day: string, name: Said][] => [
  [`${year}-01-01`, newYear],
  [`${year}-05-01`, labour],
  [`${year}-10-01`, national],
  [`${year}-10-02`, afterNational],
  [`${year}-11-02`, allSouls],
  [`${year}-12-08`, immaculate],
  [`${year}-12-20`, region],
  [`${year}-12-24`, christmasEve],
  [`${year}-12-25`, christmas],
]

/** Days that follow the moon. The month and the day of the Chinese calendar stand beside each. */
export const lunarHolidays: [day: string, name: Said, month: number, date: number][] = [
  ['2026-02-17', lunarNewYear, 1, 1],
  ['2026-02-18', lunarNewYear, 1, 2],
  ['2026-02-19', lunarNewYear, 1, 3],
  ['2026-05-24', buddha, 4, 8],
  ['2026-06-19', tungNg, 5, 5],
  ['2026-09-26', afterMidAutumn, 8, 16],
  ['2026-10-18', chungYeung, 9, 9],
  ['2027-02-06', lunarNewYear, 1, 1],
  ['2027-02-07', lunarNewYear, 1, 2],
  ['2027-02-08', lunarNewYear, 1, 3],
  ['2027-05-13', buddha, 4, 8],
  ['2027-06-09', tungNg, 5, 5],
  ['2027-09-16', afterMidAutumn, 8, 16],
  ['2027-10-08', chungYeung, 9, 9],
]

/** Days that follow the sun (Cheng Ming, the solstice) or the date of Easter. */
const movedBySunOrEaster: [day: string, name: Said][] = [
  ['2026-04-03', goodFriday],
  ['2026-04-04', easterEve],
  ['2026-04-05', ching],
  ['2026-12-22', solstice],
  ['2027-03-26', goodFriday],
  ['2027-03-27', easterEve],
  ['2027-04-05', ching],
  ['2027-12-22', solstice],
]

/** Every public holiday of 2026 and 2027, in order. */
export const holidays: [day: string, name: Said][] = [
  ...sameEveryYear(2026),
  ...sameEveryYear(2027),
  ...lunarHolidays.map(([day, name]): [string, Said] => [day, name]),
  ...movedBySunOrEaster,
].sort(([one], [other]) => one.localeCompare(other))
