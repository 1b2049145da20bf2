import type { Locale } from '@palaestra/contract'
import { reasons as en } from '../../texts/en/reasons.ts'
import { reasons as pt } from '../../texts/pt/reasons.ts'
import { reasons as zh } from '../../texts/zh/reasons.ts'

/** Reasons to start from, in the language of the applicant, whatever language the desk is in. */
export const readyReasons: Record<Locale, readonly string[]> = { zh, pt, en }
