import * as texts from '#texts/member'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import type { File } from './acts.ts'

type NoShow = File['noShows'][number]

/** Whether it counts, and may be excused. */
export const counts = ({ excusedAt }: NoShow) => excusedAt === null

/** Which booking was missed, and whether it counts, in one line. */
export const noShowWritten = ({ reference, missedOn, excusedAt }: NoShow) =>
  [
    reference,
    dayWritten(missedOn),
    excusedAt ? texts.noShowExcused(momentWritten(excusedAt)) : texts.noShowCounts,
  ].join(' · ')
