import { expect, test } from 'vitest'
import { api, type Call, desk, locales } from '../index.ts'
import { sentenceAtIn, sentences } from './all.ts'
import { fieldsToFillIn } from './fields.ts'

/** What our own code puts into a body: whoever leaves it out is a program, not a person. */
const byOurCode = [
  ...['hash', 'pending', 'version', 'faceCheck', 'solvedCaptcha', 'service', 'draft', 'authorised', 'noPromotions'],
  ...['entry', 'retired', 'way', 'answer', 'receivedAt'],
  ...['noChineseName', 'field', 'value', 'id', 'search', 'reference', 'pushId', 'requestKey'],
  // Chosen by a button, a list that begins with a choice, or ticks of which none may be set.
  ...['holdId', 'kind', 'part', 'decision', 'format', 'roles', 'gift', 'offered', 'shirt', 'choices', 'terms'],
  // Of a closure: chosen from lists, where nothing is everything.
  ...['venue', 'facility', 'court'],
  // Of a page: what the editor of the desk holds, and what it was begun from; now, or at an hour.
  ...['key', 'number', 'blocks', 'correction', 'hour'],
  // Ticks of which none may be set.
  'places',
  // Three names of one holiday: left empty they have a sentence of their own.
  ...['namePt', 'nameEn'],
  // Of a gift: what the clerk has seen, and three names whose labels say all.
  ...['balance', 'name', 'fromDay'],
  // Of the choices of notices: ticks, and the seal of a link.
  ...['reminders', 'services', 'offers', 'seal'],
  // Of a notice by staff: a draft may lack everything, and its editor says what is missing before it is sent.
  ...['topic', 'to', 'areas', 'languages', 'idTypes', 'people', 'uri', 'byEmail', 'bySms'],
  // The order that one comes back with from paying, and the names of a holiday as the clerk has seen them.
  ...['order', 'seen'],
  // The draw that one enters or leaves, on its page; at the desk the new time, and sources of which none may be named.
  ...['draw', 'time', 'sourceZh', 'sourcePt', 'sourceEn'],
  // Of money at the desk: whose it is stands on the screen, and the labels say what to choose and to write down.
  ...['refund', 'difference', 'means', 'place', 'note'],
  // A star beside a venue.
  ...['venue', 'favourite'],
  // Of waiting lists: the court that was pressed, and two buttons under one that is offered.
  ...['slot', 'takes'],
  // Two bookings beside which a button stands, the hours that a clerk has pressed, and a tick.
  ...['references', 'slots', 'overQuota'],
  // Of pools: a session that was pressed, or stands chosen in a list, ticks, and prices that begin with a choice.
  ...['session', 'children', 'pool', 'who', 'holder'],
  // Of classes: whose button was pressed, and what one has read that goes back; at the desk what labels say, and ticks.
  ...['term', 'course', 'refundExpected', 'meeting', 'activity', 'temporaryCard', 'minimumAge', 'maximumAge'],
  ...['follows', 'coach', 'weekly', 'from', 'until', 'startsOn', 'endsOn', 'renewFrom', 'registerFrom'],
  ...['registerUntil', 'drawAt', 'signUpFrom', 'signUpUntil', 'remainingFrom'],
  // What a gate tells.
  ...['at', 'events'],
  ...['titleZh', 'titlePt', 'titleEn', 'messageZh', 'messagePt', 'messageEn'],
]

const bodies = [...Object.values(api), ...Object.values(desk)]
  .flatMap((calls) => Object.values<Call>(calls))
  .flatMap(({ body }) => body ?? [])
const required = bodies.flatMap((body) =>
  (body.safeParse({}).error?.issues ?? [])
    .filter(({ message }) => message === 'required')
    .map(({ path }) => path.join('.')),
)

test('every field that a person may leave empty says what to do there', () => {
  const known: readonly string[] = [...fieldsToFillIn, ...byOurCode]
  expect(required.filter((field) => !known.includes(field))).toEqual([])
})

test.each(locales)('in %s no two of them say the same, and none the general sentence', (locale) => {
  // `captcha` is the specification’s name for a code.
  const fields = fieldsToFillIn.filter((field) => field !== 'captcha')
  const said = fields.map((field) => sentenceAtIn(locale, field, 'required'))
  expect(new Set(said).size).toBe(fields.length)
  expect(said).not.toContain(sentences[locale].required)
})

test('another complaint about such a field, and an empty one of our own code, keep their sentence', () => {
  expect(sentenceAtIn('en', 'idNumber', 'id_number_format')).toBe(sentences.en.id_number_format)
  expect(sentenceAtIn('en', 'hash', 'required')).toBe(sentences.en.required)
})
