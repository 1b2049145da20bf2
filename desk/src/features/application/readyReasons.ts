import type { Locale } from '@palaestra/contract'
import { commonReasons as en } from '../../texts/en/application.ts'
import { commonReasons as pt } from '../../texts/pt/application.ts'
import { commonReasons as zh } from '../../texts/zh/application.ts'

/** Reasons to start from, in the language of the applicant, whatever language the desk is in. */
export const readyReasons: Record<Locale, readonly string[]> = { zh, pt, en }
