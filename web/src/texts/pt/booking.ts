import type { BookingState, CancelTerms, ClosureReason } from '@palaestra/contract'

export const coming = 'Próximas reservas'
export const past = 'Passadas ou canceladas'
export const noneComing = 'Não tem reservas de momento.'
export const nonePast = 'Não tem reservas passadas nem canceladas.'
export const showPast = 'Mostrar reservas anteriores'
export const more = 'Mostrar mais'
export const toVenues = 'Reservar um campo'
export const toMyCalendar = 'Ver no meu calendário…'
export const toList = 'Ver as minhas reservas'
export const notRead = 'Não foi possível carregar as suas reservas.'
export const oneNotRead = 'Não foi possível carregar esta reserva, ou não tem nenhuma com este número.'
export const tryAgain = 'Tentar de novo'
/** A place, and what of it. */
export const where = (whole: string, part: string) => `${whole} · ${part}`
export const courtAndNumber = (court: string, reference: string) => `${court} · reserva ${reference}`
export const states: Record<BookingState, string> = {
  held: 'Guardada por algum tempo',
  offered: 'À espera da sua resposta',
  confirmed: 'Confirmada',
  used: 'Utilizada',
  no_show: 'Não compareceu',
  lapsed: 'Não foi guardada',
  cancelled: 'Cancelada',
  forfeited: 'Cancelada fora do prazo',
  closed: 'Recinto encerrado pela entidade',
}
/** In avos. */
export const amount = (avos: number) =>
  avos === 0 ? 'Gratuito' : `${(avos / 100).toLocaleString('pt-PT')} ${avos === 100 ? 'pataca' : 'patacas'}`
export const arrive = (avos: number) => `À chegada, mostre o cartão de sócio no balcão e pague: ${amount(avos)}.`
export const arriveFree = 'À chegada, mostre o cartão de sócio no balcão. Não tem nada a pagar.'
export const toCalendar = 'Juntar ao calendário'
export const facts = 'Pormenores'
export const place = 'Local'
export const courtOf = 'Campo'
export const price = 'Preço'
export const number = 'Número'
export const ended = 'Cancelada em'
export const cancel = 'Cancelar a reserva'
/** The moment until which nothing is lost. */
export const cancelMeans: Record<CancelTerms, (moment: string) => string> = {
  free: (moment) =>
    `Se cancelar até ${moment}, não paga nada e pode fazer outra reserva em vez desta. Depois disso, continua a contar como uma das suas reservas.`,
  late: (moment) =>
    `O prazo, ${moment}, já passou. Se cancelar agora, não paga nada e o campo fica livre para outra pessoa, mas continua a contar como uma das suas reservas.`,
}
export const cancelThis = 'Cancelar esta reserva…'
export const cancelSure = 'Cancelar mesmo?'
export const cancelWith: Record<CancelTerms, string> = { free: 'Cancelar a reserva', late: 'Cancelar mesmo assim' }
export const keep = 'Manter a reserva'
export const noHurry = 'Até lá, o lugar é só para si; não há pressa. A reserva fica confirmada com o pagamento.'
export const pay = (avos: number) => `Pagar ${amount(avos)}`
export const arrivePaid = 'Já está pago. À chegada, mostre o cartão de sócio no balcão.'
export const toReceipt = 'Pagamento e recibo'
export const toAnswer = 'Responder se quer ou não'
export const toPayment = 'Como está o pagamento'
export const cancelHeld =
  'Ainda não pagou. Se cancelar agora, o campo fica livre para outra pessoa e pode fazer outra reserva em vez desta.'
export const cancelPaidMeans: Record<CancelTerms, (moment: string, avos: number) => string> = {
  free: (moment, avos) =>
    `Se cancelar até ${moment}, são devolvidas ${amount(avos)} (a totalidade) e pode fazer outra reserva em vez desta. Depois disso, o valor não é devolvido e a reserva continua a contar.`,
  late: (moment) =>
    `O prazo, ${moment}, já passou. Se cancelar agora, o campo fica livre para outra pessoa, mas o valor não é devolvido e a reserva continua a contar.`,
}
export const cancelAndRefund = (avos: number) => `Cancelar e receber ${amount(avos)}`
export const closedBecause: Record<ClosureReason, string> = {
  typhoon: 'Encerrado: tufão',
  rainstorm: 'Encerrado: chuva intensa',
  maintenance: 'Encerrado: manutenção',
  event: 'Encerrado: evento',
  other: 'Encerrado',
}
