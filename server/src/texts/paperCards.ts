import type { Locale } from '@palaestra/contract'
import { paperCard as en } from './en/paperCard.ts'
import { paperCard as pt } from './pt/paperCard.ts'
import { paperCard as zh } from './zh/paperCard.ts'

/** Temporary cards, in the language of the person who holds one. */
export const paperCards: Record<Locale, typeof zh> = { zh, pt, en }
