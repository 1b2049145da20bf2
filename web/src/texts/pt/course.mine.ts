import type { EnrolmentState, WaitState } from '@palaestra/contract'

export const none = 'De momento não está em nenhuma classe.'
export const states: Record<EnrolmentState, string> = {
  held: 'Guardado para si',
  offered: 'Oferecido a si',
  enrolled: 'Está nesta classe',
  lapsed: 'Não pago a tempo',
  withdrawn: 'Desistiu',
  closed: 'Encerrada pela entidade',
}
export const payBy = (moment: string) => `a pagar até ${moment}`
export const closed = 'A classe não se realiza.'
export const noHurryToPay = 'O lugar está guardado só para si; não há pressa. Fica na classe logo que pagar.'
export const pay = (amount: string) => `Pagar ${amount}`
export const toReceipt = 'Pagamento e recibo'
export const toPayment = 'Situação do pagamento'
export const payAtVenue = 'Paga no local.'
export const number = 'Número'
export const lessons = (present: number, of: number) => `Aulas e presenças: presente em ${present} de ${of}`
export const counts = (absences: number, allowed: number) =>
  `Faltas no primeiro mês: ${absences}. Até ${allowed} pode continuar no período seguinte.`
export const present = 'Presente'
export const absent = 'Faltou'
export const notNoted = 'Sem registo'
export const coming = 'Por realizar'

export const withdrawThis = 'Desistir desta classe…'
export const withdrawSure = (name: string) => `Desistir de ${name}?`
export const withdrawFree = 'O seu lugar passa a outros.'
export const withdrawRefunds = (amount: string) =>
  `Antes do início do período é tudo devolvido: ${amount}. O seu lugar passa a outros.`
export const withdrawRefundsNothing = 'O período já começou: nada é devolvido. O seu lugar passa a outros.'
export const withdraw = 'Desistir'
export const withdrawAndReceive = (amount: string) => `Desistir e receber ${amount}`
export const keep = 'Manter o lugar'

export const renewals = 'Pode continuar no período seguinte'
export const renewUntil = (moment: string) => `Até ${moment}; depois o lugar passa a outros.`
export const renew = (amount: string) => `Continuar (${amount})`

export const cameFree = 'Vagou um lugar, que está guardado para si'
export const begins = (day: string) => `começa em ${day}`
export const answerBy = (moment: string) => `Responda até ${moment}; senão passa à pessoa seguinte.`
export const noHurry = 'Até lá está guardado só para si. Não há pressa.'
export const take = 'Aceitar o lugar'
export const takeAndPay = (amount: string) => `Aceitar e pagar ${amount}`
export const doNotTake = 'Não, obrigado'

export const lines = 'Listas de espera'
export const place = (place: number) => `Número ${place} na lista`
export const leave = 'Sair'
export const leaveThis = (name: string) => `Sair da lista de espera: ${name}`
export const waitStates: Record<WaitState, string> = {
  waiting: 'Em espera',
  offered: 'Aguarda a sua resposta',
  taken: 'Tem o lugar',
  declined: 'Não o aceitou',
  unanswered: 'Não respondeu a tempo',
  left: 'Saiu da lista',
  over: 'Não chegou a sua vez',
}

export const turns = 'A sua hora de inscrição'
export const term = (code: string) => `Período ${code}`
export const used = (used: number, most: number) => `${used} de ${most} classes`
export const ranked = (rank: number, moment: string) => `Número ${rank} no sorteio, a partir de ${moment}`
export const notDrawn = 'Registado; ainda não sorteado'
export const earlier = (many: number) => `Classes anteriores (${many})`
