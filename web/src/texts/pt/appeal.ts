import { appealWords, type Judgement } from '@palaestra/contract'

export const title = 'Reclamação'
export const notRead = 'Não foi possível ler os dados.'
export const tryAgain = 'Tentar de novo'
export const nothing = 'De momento não há nenhuma suspensão de que possa reclamar.'
export const what: Record<Judgement, string> = {
  authority: 'Os seus serviços de sócio estão suspensos',
  no_show: 'As reservas estão suspensas por faltas',
}
export const since = (moment: string) => `Desde ${moment}`
export const until = (day: string) => `até ${day}`
export const why = (reason: string) => `Motivo: ${reason}`
export const means =
  'Se acha que a suspensão está errada, pode reclamar. A reclamação é decidida por quem não participou na decisão inicial. Só pode reclamar uma vez de cada suspensão.'
export const statement = 'Porque reclama'
export const statementHint = `Conte o que se passou e porque acha que a suspensão está errada. ${appealWords.least} a ${appealWords.most} caracteres`
export const sent = (reference: string) => `A reclamação foi enviada, com o número ${reference}.`
export const send = 'Enviar a reclamação'
export const waiting = 'A reclamação está em apreciação'
export const waits = (reference: string, day: string, rests: boolean) =>
  `Número ${reference}. Decidimos até ${day} e comunicamos-lhe o resultado. ${rests ? 'Até lá pode reservar normalmente' : 'Até lá a suspensão mantém-se'}.`
export const said = 'A sua reclamação'
export const withdraw = 'Retirar a reclamação'
export const withdrawn = 'Retirou a reclamação.'
export const dismissed = 'A reclamação não foi aceite'
export const dismissedMeans = (reference: string, day: string) =>
  `Número ${reference}, decidida em ${day}. A suspensão mantém-se e não pode reclamar de novo.`
export const earlier = 'Outras reclamações'
export const states = {
  waiting: 'Em apreciação',
  granted: 'Aceite; a suspensão foi levantada',
  dismissed: 'Não aceite',
  withdrawn: 'Retirada',
  closed: 'Encerrada, porque a suspensão foi levantada',
}
export const between = ', '
export const missed = (booking: string) => `Falta à reserva ${booking}`
export const missedStates = {
  waiting: 'Em apreciação; até lá a falta não conta',
  granted: 'Aceite; a falta foi justificada',
  dismissed: 'Não aceite; a falta conta',
  withdrawn: 'Retirada',
  closed: 'Encerrada, porque a falta foi justificada',
}
export const missedWaits = (reference: string, day: string) =>
  `Número ${reference}. Decidimos até ${day} e comunicamos-lhe o resultado. Até lá a falta não conta.`
export const missedWithdrawn = (reference: string) => `Retirou a reclamação ${reference}, e a falta conta.`
