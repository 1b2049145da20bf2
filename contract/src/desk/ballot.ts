import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { message } from '../fields.ts'
import { day, moment } from '../replies.ts'
import { drawStates, longestPublicValue, longestSource, publicValueOf, valueStates } from '../rules/ballot.ts'
import { facilityKinds } from '../rules/timetable.ts'
import { seen } from '../rules/typing.ts'
import { no, required } from '../written.ts'

/** The name of a draw. @example PEAK-20261130-BADMINTON */
const reference = z.string()
const referenceGiven = z.string().check(z.regex(/^(PEAK-\d{8}-[A-Z_]{2,40}|COURSE-\d{8})$/))

const sourceGiven = z.string().check(z.overwrite(seen), z.maxLength(longestSource, no('too_long')))

/** Draws at the desk. */
export const ballot = {
  draws: get('/desk/draws', {
    summary:
      'The draws for hours of courts and for the order of classes that are not over, and what is to be done about each',
    access: 'staff',
    permission: 'facilities',
    reply: z.object({
      /** Those of the day that comes first, first. */
      items: z.array(
        z.object({
          reference,
          /** The kind of court; null where the order of a term of classes is drawn. */
          kind: z.nullable(z.enum(facilityKinds)),
          /** The day of the hours that are drawn for; of classes the first day of the term. */
          day,
          /** `open`: entries are taken; `closed`: no more, and it is not drawn yet; `drawn`. */
          state: z.enum(drawStates),
          /** Until when entries are taken. */
          closesAt: moment,
          /** When it is drawn, where all that it takes is there by then. */
          drawsAt: moment,
          /** How many have entered. @example 4128 */
          entries: z.number(),
          /** From where the public value comes, in the language of the request; null where there is none. @example The numbers of the public lottery of 21 November */
          source: z.nullable(z.string()),
          /** How the public value stands. */
          value: z.enum(valueStates),
          /** The value, once it is settled, empty where it never came; null until then. @example 07 12 19 28 33 41 +5 */
          publicValue: z.nullable(z.string()),
          /** Those who have typed it. @example ["Wong Ka Wai"] */
          typedBy: z.array(z.string()),
          /** What oneself has typed; null where one has not. @example 07 12 19 28 33 41 +5 */
          ownValue: z.nullable(z.string()),
          /** From when on it can be drawn without its value; null where it takes none, or it is settled. @example 2026-11-23T02:00:00.000Z */
          withoutFrom: z.nullable(moment),
          /** Whether the secret of the installation is still the one that it was sealed with: where not, nothing is drawn. */
          sealFits: z.boolean(),
          /** When it was sealed anew; null where it never was. @example null */
          sealedAt: z.nullable(moment),
        }),
      ),
      /** Openings that are near, or whose turns go on. */
      openings: z.array(
        z.object({
          /** The draw of its turns. @example LOBBY-20261130 */
          reference,
          /** When it opens, or has opened; where it was put off, the new time. @example 2026-11-29T23:30:00.000Z */
          opensAt: moment,
          /** To when it can be put off at the latest. @example 2026-11-30T02:30:00.000Z */
          latest: moment,
          /** How often it was put off. @example 0 */
          delays: z.number(),
          /** How many have entered by lot, so far. @example 8900 */
          entries: z.number(),
          /** How many have come after the lot. @example 12 */
          arrivals: z.number(),
        }),
      ),
    }),
    pathIsOurs: true,
  }),
  putOff: post('/desk/draw/put_off', {
    summary:
      'Put an opening off, for all whose turn has not come: everybody in the lobby sees the new time within seconds, and nobody books before',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      /** The draw of its turns. @example LOBBY-20261130 */
      draw: z.string().check(z.regex(/^LOBBY-\d{8}$/)),
      /** The new time of that day, hh:mm. @example 07:45 */
      time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      /** For the audit trail. @example The database was away. */
      reason: message,
    }),
    reply: z.object({
      /** The new opening. @example 2026-11-29T23:45:00.000Z */
      opensAt: moment,
    }),
    refuses: ['not_found', 'lobby_closed', 'opening_time'],
    pathIsOurs: true,
  }),
  typeValue: post('/desk/draw/public_value', {
    summary:
      'Type the public value of a draw, once its list is closed. It is settled when a colleague has typed the same, and is never changed from then on',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      /** The name of the draw. @example PEAK-20261130-BADMINTON */
      draw: referenceGiven,
      /** As its source has it. @example 07 12 19 28 33 41 +5 */
      value: z
        .string()
        .check(z.overwrite(publicValueOf), z.minLength(1, required), z.maxLength(longestPublicValue, no('too_long'))),
    }),
    reply: z.object({
      /** `settled`: two have typed it; `awaits`: a colleague is to type it; `differs`: a colleague has typed another one. */
      outcome: z.enum(['settled', 'awaits', 'differs']),
    }),
    refuses: ['not_found', 'value_too_early', 'value_settled'],
    pathIsOurs: true,
  }),
  drawWithout: post('/desk/draw/without_value', {
    summary:
      'Say that the public value of a draw has not come, a day after its time. It is drawn without when a colleague has said the same, and its page says so',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      /** The name of the draw. @example PEAK-20261130-BADMINTON */
      draw: referenceGiven,
      /** For the audit trail. @example The lottery was called off because of a typhoon. */
      reason: message,
    }),
    reply: z.object({
      /** `settled`: two have said it; `awaits`: a colleague is to say it; `differs`: a colleague has typed a value. */
      outcome: z.enum(['settled', 'awaits', 'differs']),
    }),
    refuses: ['not_found', 'value_too_early', 'value_settled', 'value_not_late'],
    pathIsOurs: true,
  }),
  seal: post('/desk/draw/seal', {
    summary:
      'Seal a draw anew whose secret does not fit its seal any more. Entries stay; a public value that had come is void; the page says why and when',
    access: 'staff',
    permission: 'facilities',
    body: z.strictObject({
      /** The name of the draw. @example PEAK-20261130-BADMINTON */
      draw: referenceGiven,
      /** For the audit trail. @example The secret was replaced after a theft. */
      reason: message,
      /** A new source of the public value, in Chinese; empty as the other two for the one of before. @example 11 月 24 日的彩票號碼 */
      sourceZh: sourceGiven,
      /** In Portuguese. @example Os números da lotaria de 24 de Novembro */
      sourcePt: sourceGiven,
      /** In English. @example The numbers of the public lottery of 24 November */
      sourceEn: sourceGiven,
    }),
    reply: z.object({}),
    refuses: ['not_found', 'seal_fits', 'source_needed'],
    pathIsOurs: true,
  }),
}
