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
export const otherwise = '如你當時在場，或有合理原因未能到場，可就該次缺席申訴，或致電服務熱線：'
export const appealAgainst = '就這次缺席申訴'
export const appealBy = (day: string) => `${day}或之前可申訴`
export const waits = (reference: string, day: string) =>
  `申訴正在處理（${reference}），${day}或之前作出決定。在此之前，這次缺席不計算在內。`
export const granted = (reference: string) => `申訴獲批准（${reference}）`
export const dismissed = (reference: string) => `申訴不獲批准（${reference}），不能再次申訴`
export const why = (reason: string) => `原因：${reason}`
export const seeAppeal = '查看申訴'
