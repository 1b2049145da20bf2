import type { ClosureReason } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const kinds = {
  badminton: 'Badminton',
  table_tennis: 'Ténis de mesa',
  squash: 'Squash',
  tennis: 'Ténis',
  basketball: 'Basquetebol',
  volleyball: 'Voleibol',
  futsal: 'Futsal',
  football: 'Futebol',
  bowling: 'Bowling',
}
export const findWhat = 'Escolha a modalidade, a zona e o dia para ver as horas livres de cada recinto.'
export const filters = 'Filtros'
export const kind = 'Modalidade'
export const area = 'Zona'
export const everyKind = 'Todas as modalidades'
/** Streets have Portuguese names in English sentences: they are read out as such. */
export const languageOfAddresses: string | undefined = undefined
export const everywhere = 'Todas as zonas'
export const day = 'Dia'
export const found = (venues: number) => (venues === 1 ? '1 recinto' : `${venues} recintos`)
export const none = 'Nenhum recinto corresponde.'
export const showAll = 'Mostrar todos os recintos'
export const notRead = 'Não foi possível ler os dados.'
export const tryAgain = 'Tentar de novo'
export const courts = (many: number) => (many === 1 ? '1 campo' : `${many} campos`)
export const hours = (opens: string, closes: string) => `das ${opens} às ${closes}`
export const closed = 'Fechado neste dia'
export const free = (many: number) => (many === 0 ? 'Esgotado' : many === 1 ? '1 livre' : `${many} livres`)
/** Of a day on which nothing lies ahead, or all of it is closed: it is not full. */
export const noHours = 'Sem horas'
export const allVenues = 'Todos os recintos'
export const backToFind = 'Procurar outro recinto'

const weekdays = ['Dom.', '2.ª', '3.ª', '4.ª', '5.ª', '6.ª', 'Sáb.']
const at = (day: string) => new Date(`${day}T00:00:00Z`)
/** What a day is called beside its number; today and the next have names of their own. */
export const dayName = (day: string, ahead: number) => ['Hoje', 'Amanhã'][ahead] ?? weekdays[at(day).getUTCDay()]
export const dayNumber = (day: string) => `${Number(day.slice(8))}`
/** The same, read out. Months begin with a capital in the spelling of Macao. */
export const daySaid = (day: string) =>
  new Intl.DateTimeFormat('pt-PT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(at(day))
    .replace(/de (\p{L})/u, (_, letter: string) => `de ${letter.toUpperCase()}`)

export const ofVenue = (venue: string, kind: string) => `${venue}\u00a0· ${kind}`
export const otherKinds = 'Modalidades neste recinto'
export const eachHour = 'Períodos de uma hora'
export const from = (age: number) => `a partir dos ${age} anos`
export const party = (most: number) => `no máximo ${most} pessoas por campo`
export const opensLater = (moment: string) => `As horas deste dia abrem para reserva em ${moment}.`
export const asOf = (time: string) => `Não foi possível actualizar. Esta é a situação das ${time}.`
export const partOfDay = 'Parte do dia'
export const parts = { morning: 'Manhã', afternoon: 'Tarde', evening: 'Noite' }
export const grid = (day: string) => `Campos e horas, ${day}`
export const gridHelp =
  'Use as setas para se mover, Page Up e Page Down para mudar de dia, F para a próxima hora livre.'
export const asList = 'Lista'
export const asGrid = 'Tabela'
export const shownAs = 'Apresentação'
export const money = (avos: number) => `$${avos / 100}`
const amountSaid = (avos: number) => (avos === 0 ? 'grátis' : `${avos / 100} patacas`)
export const cell = (court: string, from: string, until: string, said: string) =>
  `${court}, das ${from} às ${until}, ${said}`
export const states = {
  free: (avos: number) => `livre, ${amountSaid(avos)}`,
  taken: 'ocupado',
  ballot: 'atribuído por sorteio',
  unopened: 'abre em breve',
  closed: 'encerrado',
  past: 'já passou',
}
export const legend = {
  free: 'Livre',
  taken: 'Ocupado: pode esperar',
  ballot: 'Por sorteio',
  unopened: 'Ainda não abriu',
  closed: 'Encerrado',
  past: 'Já passou',
}
export const inCell = { ballot: 'Sort.', unopened: 'Breve', closed: 'Enc.' }
/** Of a day that has not opened for booking. */
export const inStrip = 'Em breve'
export const legendName = 'Legenda'
export const peak = 'Horas de maior procura'
export const offPeak = 'Outras horas'
export const rangeOf = (from: string, until: string) => `Das ${from} às ${until}`
export const noneFree = 'Nenhum campo livre'
export const nothingLeft = 'As horas de hoje já passaram.'
export const nothingLet = 'Fechado neste dia.'
export const nextDay = 'Ver o dia seguinte'
export const prices = 'Preços por hora'
export const audiences = { adult: 'Adultos', minor: 'Menores de 18 anos', senior: '65 anos ou mais' }
export const who = 'Idade'
export const priceIn = (avos: number) => (avos === 0 ? 'Grátis' : `MOP ${avos / 100}`)
export const time = (moment: string) =>
  new Intl.DateTimeFormat('pt-PT', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: settings.timeZone,
  }).format(new Date(moment))

const closedBecause: Record<ClosureReason, string> = {
  typhoon: 'Encerrado: tufão',
  rainstorm: 'Encerrado: chuva intensa',
  maintenance: 'Encerrado: manutenção',
  event: 'Encerrado: evento',
  other: 'Encerrado',
}
export const because = (reason: ClosureReason) => closedBecause[reason]
export const closedUntil = (reason: ClosureReason, until: string) => `${closedBecause[reason]}, até ${until}.`
