import type { Locale } from '@palaestra/contract'
import { longDay as dayInEnglish, longMoment as momentInEnglish } from './en/day.ts'
import { held as en } from './en/held.ts'
import { longDay as dayInPortuguese, longMoment as momentInPortuguese } from './pt/day.ts'
import { held as pt } from './pt/held.ts'
import { longDay as dayInChinese, longMoment as momentInChinese } from './zh/day.ts'
import { held as zh } from './zh/held.ts'

/** The words of the page in a copy of what is held about a member; loaded when somebody asks for one. */
export const heldWords: Record<Locale, typeof zh> = { zh, pt, en }

export const longDay: Record<Locale, (day: string) => string> = {
  zh: dayInChinese,
  pt: dayInPortuguese,
  en: dayInEnglish,
}
export const longMoment: Record<Locale, (moment: Date, timeZone: string) => string> = {
  zh: momentInChinese,
  pt: momentInPortuguese,
  en: momentInEnglish,
}
