import {
  addDays,
  type ClosureReason,
  type desk,
  type Given,
  type Locale,
  longestClosureDays,
  Refusal,
} from '@palaestra/contract'
import { after, type Clock, day } from '../../ports/clock.ts'

type Asked = Pick<Given<typeof desk.venue.meets>['body'], 'fromDay' | 'fromTime' | 'untilDay' | 'untilTime'>

const momentOf = ({ at }: Pick<Clock, 'at'>, on: string, time: string) =>
  time === '24:00' ? at(addDays(on, 1), '00:00') : at(on, time)

/**
 * From when to when a closure is asked for: without a first day from now on, without a last one until tonight.
 * @throws closure_past, closure_ends_first, closure_too_long
 */
export const spanAsked = (clock: Clock, { fromDay, fromTime, untilDay, untilTime }: Asked) => {
  const now = clock.now()
  const startsAt = fromDay === '' ? now : momentOf(clock, fromDay, fromTime || '00:00')
  const endsAt = momentOf(clock, untilDay || clock.today(), untilTime || '24:00')
  if (startsAt < now) throw Refusal.at('fromDay', 'closure_past')
  // Neither does it where one of them is beyond all calendars.
  if (!(endsAt > startsAt)) throw Refusal.at('untilDay', 'closure_ends_first')
  if (endsAt > after(now, longestClosureDays * day)) throw Refusal.at('untilDay', 'closure_too_long')
  return { startsAt, endsAt }
}

/** What is said of a closure besides its reason. */
export interface ClosureTexts {
  textZh: string | null
  textPt: string | null
  textEn: string | null
}
const ends = { zh: 'textZh', pt: 'textPt', en: 'textEn' } as const

/** In a language; empty where the reason says enough. */
export const closureText = (texts: ClosureTexts, locale: Locale) => texts[ends[locale]] ?? ''

/** Why something was closed, as letters say it. */
export interface ToldClosure extends ClosureTexts {
  id: number
  reason: ClosureReason
}
