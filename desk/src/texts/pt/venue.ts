import type { ClosureReason, ClosureState } from '@palaestra/contract'

export const title = 'Encerramentos'
export const meaning =
  'O que está encerrado não se pode reservar. As reservas afectadas são canceladas, devolvidas por inteiro e comunicadas, uma após outra.'
export const everythingTonight = 'Encerrar tudo até logo à noite…'
export const plan = 'Encerrar um recinto ou campo…'
export const none = 'Não há nada encerrado.'
export const everything = 'Todos os recintos'
export const reasons: Record<ClosureReason, string> = {
  typhoon: 'Tufão',
  rainstorm: 'Chuva intensa',
  maintenance: 'Manutenção',
  event: 'Evento',
  other: 'Outro motivo',
}
export const states: Record<ClosureState, string> = {
  coming: 'Por começar',
  running: 'Encerrado agora',
  over: 'Terminado',
  lifted: 'Reaberto',
}
export const fromTo = (from: string, until: string) => `${from} a ${until}`
export const declared = (who: string, when: string) => `Encerrado por ${who}, ${when}`
export const liftedBy = (who: string) => `Reaberto por ${who}`
export const ended = (many: number) => (many === 1 ? '1 reserva cancelada' : `${many} reservas canceladas`)
export const left = (many: number) => `${many} por cancelar e comunicar`
export const toldAt = (when: string) => `Todos avisados, ${when}`
export const lift = 'Reabrir'
export const liftWhat = (what: string) => `Reabrir: ${what}`
export const liftMeans = 'O tempo que falta pode voltar a ser reservado. O que foi cancelado continua cancelado.'
export const liftReason = 'Motivo'
export const liftReasonHint = 'Para o registo de auditoria.'
export const lifted = 'Está reaberto.'
export const closed = 'Está encerrado. As reservas estão a ser canceladas e comunicadas.'
export const reason = 'Motivo'
export const venue = 'Recinto'
export const venueHint = 'Se não escolher nenhum, encerra todos.'
export const pool = 'Piscina'
export const poolHint = 'Se não escolher nenhuma, encerra o recinto todo.'
export const facility = 'Instalação'
export const facilityHint = 'Se não escolher nenhuma, encerra o recinto todo.'
export const court = 'Campo'
export const courtHint = 'Se não escolher nenhum, encerra a instalação toda.'
export const fromDay = 'Primeiro dia'
export const fromDayHint = 'Por exemplo 2026-12-31. Em branco: a partir de agora.'
export const fromTime = 'Hora de início'
export const fromTimeHint = 'Em branco: o início desse dia.'
export const untilDay = 'Último dia'
export const untilDayHint = 'Em branco: hoje.'
export const untilTime = 'Hora de fim'
export const untilTimeHint = 'Em branco: o fim desse dia.'
export const ownWords = (most: number) =>
  `Mais informação, para todos lerem: nas três línguas ou em nenhuma, no máximo ${most} caracteres em cada. É necessária quando o motivo é outro.`
export const inZh = 'Em chinês'
export const inPt = 'Em português'
export const inEn = 'Em inglês'
export const preview = 'Ver quem é afectado'
export const back = 'Voltar'
export const closeWhat = (what: string) => `Encerrar: ${what}`
export const counting = 'A contar…'
export const count = (many: number) => new Intl.NumberFormat('en-GB').format(many).replaceAll(',', '\u00a0')
export const peopleMet = 'pessoas afectadas'
export const bookingsMet = 'reservas de campos'
export const meansNoBooking = 'A partir de agora ninguém pode reservar este tempo.'
export const meansRefund = (avos: number) =>
  avos === 0 ? 'Nada foi pago online.' : `Tudo o que foi pago é devolvido pelo mesmo meio: ${avos / 100} patacas.`
export const meansLetters = (byMessage: number) =>
  byMessage === 0
    ? 'Todos recebem um e-mail.'
    : `Todos recebem um e-mail; ${byMessage} recebem também uma mensagem, porque a sua reserva começa nas próximas 24 horas.`
export const meansLift = 'Pode ser reaberto, mas o que foi cancelado continua cancelado.'
export const typeCount = 'Escreva o número de pessoas afectadas para confirmar'
export const typeCountHint = 'Está em cima.'
export const notTheCount = (people: number) => `Não é o número de cima, ${people}`
export const closeAndTell = (people: number) => (people === 0 ? 'Encerrar' : `Encerrar e avisar ${people}`)
