import type { NoShowTerms } from '@palaestra/contract'

const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`)

export const title = 'Faltas a reservas'
export const counts = (day: string) => `Contada em ${day}`
export const excused = (day: string) => `Justificada em ${day}`
export const rule = ({ most, withinDays, restrictDays }: NoShowTerms) =>
  most === 1
    ? `Depois de 1 falta não pode reservar instalações durante ${days(restrictDays)}.`
    : `Depois de ${most} faltas em ${days(withinDays)} não pode reservar instalações durante ${days(restrictDays)}.`
export const until = (day: string) => `Pode voltar a reservar a partir de ${day}.`
export const appeal = 'Reclamar da suspensão'
/** The number of the hotline follows. */
export const otherwise =
  'Se lá esteve, ou se teve um bom motivo para não ir, pode reclamar da falta, ou dizer-nos pela linha de apoio:'
export const appealAgainst = 'Reclamar desta falta'
export const appealBy = (day: string) => `Pode reclamar até ${day}`
export const waits = (reference: string, day: string) =>
  `Reclamação em apreciação (${reference}). Decidimos até ${day}; até lá esta falta não conta.`
export const granted = (reference: string) => `Reclamação aceite (${reference})`
export const dismissed = (reference: string) => `Reclamação não aceite (${reference}); não pode reclamar de novo`
export const why = (reason: string) => `Motivo: ${reason}`
export const seeAppeal = 'Ver a reclamação'
