import type { OwnUseState } from '@palaestra/contract'

export const title = 'Uso próprio'
export const meaning =
  'Campos reservados para treinos, ligas e semelhantes: ninguém os pode reservar. O que outros já têm fica com eles. Para obras, encerre o recinto.'
export const reserve = 'Reservar para uso próprio…'
export const none = 'Nada está reservado para uso próprio.'
/** Between several of a list. */
export const and = ', '
export const states: Record<OwnUseState, string> = {
  coming: 'por começar',
  running: 'em curso',
  over: 'terminado',
  given_back: 'devolvido',
}
export const fromTo = (from: string, until: string) => `de ${from} a ${until}`
export const hoursAhead = (many: number) => (many === 1 ? '1 hora por usar' : `${many} horas por usar`)
export const by = (who: string) => `reservado por ${who}`
export const giveBackAll = 'Devolver o que resta…'
export const giveBackWhat = (what: string) => `Devolver: ${what}`
export const giveBack = 'Devolver'
export const hourMeans = 'Esta hora volta a poder ser reservada.'
export const allMeans = 'As horas que restam voltam a poder ser reservadas.'
export const givenBack = (hours: number) => (hours === 1 ? '1 hora devolvida.' : `${hours} horas devolvidas.`)
export const back = 'Voltar'
export const reason = 'Motivo'
export const reasonHint = 'Para o registo de auditoria.'
export const purpose = 'Finalidade'
export const purposeHint = 'Aparece na ocupação dos campos, só para quem aqui trabalha. Sem dados pessoais.'
export const venue = 'Recinto'
export const facility = 'Instalação'
export const courts = 'Campos'
export const onDays = 'Dias da semana'
/** 1 is Monday, 7 is Sunday. */
export const weekdays = [
  '',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
  'domingo',
]
export const fromDay = 'Primeiro dia'
export const untilDay = 'Último dia'
export const fromTime = 'Começa às'
export const untilTime = 'Acaba às'
export const look = 'Ver as horas'
export const getsNow = (hours: number) =>
  hours === 1 ? '1 hora fica reservada de imediato.' : `${hours} horas ficam reservadas de imediato.`
export const followsAfter = (day: string) =>
  `As horas depois de ${day} são reservadas quando o horário desses dias for feito.`
export const leftOut = (many: number) => (many === 1 ? 'Esta hora fica de fora:' : `Estas ${many} horas ficam de fora:`)
export const takenBy = {
  booked: 'já reservada',
  ballot: 'por sorteio',
  closed: 'encerrada',
}
export const reserveNow = 'Reservar'
export const reserved = (what: string, hours: number) =>
  hours === 1 ? `1 hora reservada para «${what}».` : `${hours} horas reservadas para «${what}».`
