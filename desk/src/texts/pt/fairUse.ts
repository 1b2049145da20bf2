import { fairUse } from '@palaestra/contract'

export const title = 'Uso leal'
export const meaning =
  'Utilização que pode ser desleal. Estar aqui não prova nada: veja a ficha do sócio antes de decidir. Cada consulta fica registada.'
export const loading = 'A carregar…'
export const nobody = 'Ninguém neste mês.'
export const missed = 'Reservas sem ninguém'
export const missedMeans =
  'Sócios que neste mês não vieram ao que reservaram, em horas de campo. As faltas justificadas não contam.'
export const member = 'Sócio'
export const missedHours = 'Faltas'
export const bookedHours = 'Reservas passadas'
export const collectors = 'Quem levanta para muitos'
export const collectorsMean = `Quem está confirmado para levantar campos de mais de ${fairUse.hirers} sócios, cujas reservas foram usadas neste mês. Não fica registado quem veio, apenas quem podia vir.`
export const collector = 'Quem levanta'
export const hirers = 'Sócios que reservaram'
export const passedOn = 'Horas que passam de mão em mão'
export const passedOnMeans = `Um sócio cancelou e outro reservou a mesma hora em menos de ${fairUse.minutes} minutos, pelo menos ${fairUse.times} vezes neste mês. O que veio da lista de espera não conta.`
export const cancelledBy = 'Quem cancelou'
export const bookedBy = 'Quem reservou'
export const times = 'Vezes'
