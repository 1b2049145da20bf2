import type { PoolClosedReason, SaleState, TicketHolder, TicketState } from '@palaestra/contract'
import { amount } from './payment.ts'

export const pools = 'Piscinas'
export const pool = 'Piscina'
export const noPools = 'Não há piscinas.'
export const day = 'Dia'
export const dayBefore = 'Dia anterior'
export const today = 'Hoje'
export const dayAfter = 'Dia seguinte'
export const loading = 'A carregar…'

export const find = 'Entrada'
export const findThis = 'Procurar'
export const search = 'Código do cartão, número de sócio ou do bilhete'
export const searchHint = 'Pode ler directamente o cartão. Cada consulta fica registada.'
export const noneFound = 'Não tem bilhetes para hoje nesta piscina.'
export const nobodyNamed = 'Sem cartão de sócio'
const holderNamed: Record<TicketHolder, string> = { adult: 'Adulto', minor: '13 a 17 anos', senior: '65 anos ou mais' }
export const party = (holder: TicketHolder, children: number) =>
  children === 0
    ? holderNamed[holder]
    : `${holderNamed[holder]} e ${children === 1 ? '1 criança' : `${children} crianças`}`
export const between = ', '
export const states: Record<TicketState, string> = {
  held: 'Por pagar',
  valid: 'Válido',
  used: 'Entrou',
  void: 'Caducado',
  lapsed: 'Não foi pago a tempo',
  cancelled: 'Devolvido',
  closed: 'Anulado: piscina encerrada',
}
export const inSince = (time: string) => `Entrou às ${time}`
export const late = 'Entrada registada depois de caducar'
/** In avos. */
export const due = (avos: number) => `Deve ${amount(avos)}`
export const entersBetween = (from: string, by: string) => `Entra das ${from} às ${by}`
export const letIn = 'Deixar entrar'
export const letInSaid = (who: string) => `Entrada registada: ${who}.`
export const takeBack = 'Anular a entrada'
export const takenBack = (who: string) => `Entrada anulada: ${who}.`
export const take = {
  cash: (avos: number) => `Numerário ${amount(avos)}`,
  card: (avos: number) => `Cartão ${amount(avos)}`,
}
export const moneyTaken = (avos: number) => `Recebido: ${amount(avos)}.`
export const atCashier = (ticket: string, avos: number) => `A pagar na caixa: bilhete ${ticket}, ${amount(avos)}.`

export const sell = 'Venda na hora'
export const nothingOnSale = 'De momento nenhuma sessão está à venda na hora.'
export const session = 'Sessão'
export const sessionLeft = (from: string, until: string, left: number) =>
  `${from}–${until}, ${left === 1 ? '1 lugar' : `${left} lugares`}`
export const who = 'Número de sócio ou código do cartão'
export const whoHint = 'Deixe vazio para quem não é sócio. Os sócios pagam pela idade.'
export const holder = 'Preço'
export const holders = holderNamed
export const children = 'Crianças (até aos 12 anos)'
export const sellThis = 'Vender'
export const sellFor = (avos: number) => (avos === 0 ? 'Vender (grátis)' : `Vender ${amount(avos)}`)
export const soldSaid = (reference: string, by: string) => `Bilhete ${reference} vendido; entra até às ${by}.`
export const sellNext = 'Vender outro'

export const sessions = 'Sessões'
export const standing = 'Venda'
export const expected = 'Por entrar'
export const entered = 'Entraram'
export const enteredLate = (entered: number, late: number) => `${entered} (${late} depois de caducar)`
export const held = 'Por pagar'
export const missed = 'Caducados'
export const left = 'Livres'
export const ofPlaces = (left: number, places: number) => `${left} de ${places}`
export const tickets = 'Bilhetes'
export const showTickets = 'Ver'
export const noSessions = 'Neste dia não há sessões.'
export const ticketsOf = (from: string, until: string) => `Bilhetes das ${from}–${until}`
export const noTickets = 'Ainda não há bilhetes.'
export const sales: Record<SaleState, string> = {
  unopened: 'Ainda não abriu',
  advance: 'Com antecedência',
  advance_full: 'Antecedência esgotada',
  spot: 'Na hora',
  full: 'Esgotada',
  closed: 'Encerrada',
  over: 'Já passou',
}
export const closedBecause: Record<PoolClosedReason, string> = {
  cleaning: 'Limpeza',
  typhoon: 'Tufão',
  rainstorm: 'Chuva intensa',
  maintenance: 'Manutenção',
  event: 'Evento',
  other: 'Encerrada',
}
