import type { CellState, deskRefunds, statesOfHolder } from '@palaestra/contract'

/** When something begins and ends, hh:mm. */
interface Hours {
  from: string
  until: string
}

export const title = 'Ocupação dos campos'
export const meaning =
  'Escolha as horas livres e reserve em nome de um sócio; abra uma hora reservada para a ver ou cancelar.'
export const meaningToLook = 'A ocupação de cada hora.'
export const loading = 'A carregar…'
export const venue = 'Recinto'
export const facility = 'Instalação'
export const day = 'Dia'
export const today = 'Hoje'
export const dayBefore = 'Dia anterior'
export const dayAfter = 'Dia seguinte'
export const noVenue = 'Não há recintos.'
export const notLet = 'Neste dia não há campos abertos.'
export const grid = (facility: string, day: string) => `${facility}, ${day}`
export const cell = (court: string, { from, until }: Hours, said: string) =>
  `${court}, das ${from} às ${until}, ${said}`
export const hour = ({ court, from, until }: Hours & { court: string }) => `${court}, das ${from} às ${until}`
export const whose = (state: string, name: string) => `${state}, ${name}`
export const states: Record<CellState, string> = {
  free: 'livre',
  held: 'guardada',
  booked: 'reservada',
  own_use: 'uso próprio',
  kept: 'guardada para a lista de espera',
  ballot: 'por sorteio',
  unopened: 'ainda não abriu',
  closed: 'encerrada',
  past: 'já passou',
}
/** In a cell, where there is room for a word. */
export const inCell: Record<CellState | 'chosen', string> = {
  chosen: 'escolhida',
  free: 'livre',
  held: 'guardada',
  booked: 'reservada',
  own_use: 'uso próprio',
  kept: 'lista de espera',
  ballot: 'sorteio',
  unopened: 'não abriu',
  closed: 'encerrada',
  past: '–',
}
/** What is still to come of a booking. */
export const notes = { held: 'por pagar', due: 'paga à chegada' }
export const bookingStates: Record<(typeof statesOfHolder)[number], string> = {
  held: 'por pagar',
  offered: 'à espera de resposta',
  confirmed: 'confirmada',
  used: 'presente',
  no_show: 'faltou',
}
export const most = (many: number) => `No máximo ${many} horas de cada vez.`
export const chosen = (many: number) =>
  many === 0 ? 'Nenhuma hora escolhida' : many === 1 ? '1 hora escolhida' : `${many} horas escolhidas`
export const bookFor = 'Reservar em nome de um sócio…'
export const member = 'Sócio'
export const booking = 'Reserva'
export const byDesk = 'feita no balcão'
export const price = 'Preço'
export const due = (amount: string) => `${amount} por pagar`
export const paid = (amount: string) => `${amount}, já pagas`
export const free = 'Gratuito'
export const keptUntil = 'Guardada até'
export const close = 'Fechar'
export const cancelBooking = 'Cancelar esta reserva…'
export const cancelNow = 'Cancelar a reserva'
export const cancelled = (name: string, refund: string | undefined) =>
  refund ? `Reserva de ${name} cancelada; devolução de ${refund}.` : `Reserva de ${name} cancelada.`
export const back = 'Voltar'
export const refund = 'Devolução'
export const refunds: Record<(typeof deskRefunds)[number], (amount: string) => string> = {
  full: (amount: string) => `Devolver ${amount}`,
  none: () => 'Não devolver',
}
export const reason = 'Motivo'
export const memberReads = 'O sócio recebe este texto.'
export const forTrail = 'Para o registo de auditoria.'
export const hours = 'Horas'
export const overQuota = 'Além do número de reservas a que este sócio tem direito'
export const book = 'Reservar'
export const another = 'Outro sócio'
export const booked = (name: string, many: number) =>
  many === 1 ? `1 hora reservada em nome de ${name}.` : `${many} horas reservadas em nome de ${name}.`
export const bookedToPay = (name: string, by: string) => `Guardado para ${name}; a pagar até ${by}.`
export const memberIsTold = (sentence: string) => `Este sócio não pode reservar. O que ele lê: «${sentence}»`
export const find = 'Procurar sócio'
export const search = 'Nome ou número de sócio'
export const searchHint = 'Também telefone, e-mail ou documento.'
export const noneFound = 'Nenhum sócio encontrado.'
export const moreFound = 'Há mais sócios: escreva mais.'
export const chooseMember = 'Escolha o sócio'
