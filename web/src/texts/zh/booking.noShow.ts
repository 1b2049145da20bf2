import type { NoShowTerms } from '@palaestra/contract'

export const title = '缺席的預約'
export const counts = (day: string) => `${day}記為缺席`
export const excused = (day: string) => `${day}獲豁免`
export const rule = ({ most, withinDays, restrictDays }: NoShowTerms) =>
  most === 1
    ? `缺席 1 次，會暫停租場 ${restrictDays} 日。`
    : `${withinDays} 日內缺席達 ${most} 次，會暫停租場 ${restrictDays} 日。`
export const until = (day: string) => `由 ${day}起可再租場。`
export const appeal = '提出申訴'
/** The number of the hotline follows. */
export const otherwise = '如你當時在場，或有合理原因未能到場，請致電服務熱線：'
