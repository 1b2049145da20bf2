import type { ClosureReason, ClosureState } from '@palaestra/contract'

export const title = 'Closures'
export const meaning =
  'What is closed cannot be booked. Bookings that are met are cancelled, paid back in full and told of, one after the other.'
export const everythingTonight = 'Close everything until tonight…'
export const plan = 'Close something…'
export const none = 'Nothing is closed.'
export const everything = 'Everything'
export const reasons: Record<ClosureReason, string> = {
  typhoon: 'Typhoon',
  rainstorm: 'Heavy rain',
  maintenance: 'Maintenance',
  event: 'Event',
  other: 'Another reason',
}
export const states: Record<ClosureState, string> = {
  coming: 'To come',
  running: 'Closed now',
  over: 'Over',
  lifted: 'Opened again',
}
export const fromTo = (from: string, until: string) => `${from} to ${until}`
export const declared = (who: string, when: string) => `Closed by ${who}, ${when}`
export const liftedBy = (who: string) => `Opened again by ${who}`
export const ended = (many: number) => (many === 1 ? '1 booking cancelled' : `${many} bookings cancelled`)
export const left = (many: number) => `${many} still to be cancelled and told`
export const toldAt = (when: string) => `Everyone told, ${when}`
export const lift = 'Open again'
export const liftWhat = (what: string) => `Open again: ${what}`
export const liftMeans = 'What lies ahead can be booked again. What was cancelled stays cancelled.'
export const liftReason = 'Reason'
export const liftReasonHint = 'For the audit trail.'
export const lifted = 'It is open again.'
export const closed = 'It is closed. Bookings are being cancelled and told of.'
export const reason = 'Reason'
export const venue = 'Venue'
export const venueHint = 'Where none is chosen, everything is closed.'
export const pool = 'Pool'
export const poolHint = 'Where none is chosen, the whole venue.'
export const facility = 'Facility'
export const facilityHint = 'Where none is chosen, the whole venue.'
export const court = 'Court'
export const courtHint = 'Where none is chosen, the whole facility.'
export const fromDay = 'First day'
export const fromDayHint = 'For instance 2026-12-31. Empty: from now on.'
export const fromTime = 'Begins at'
export const fromTimeHint = 'Empty: the beginning of that day.'
export const untilDay = 'Last day'
export const untilDayHint = 'Empty: today.'
export const untilTime = 'Ends at'
export const untilTimeHint = 'Empty: the end of that day.'
export const ownWords = (most: number) =>
  `More about it, for everyone to read: in all three languages or in none, at most ${most} characters in each. It is needed for another reason.`
export const inZh = 'In Chinese'
export const inPt = 'In Portuguese'
export const inEn = 'In English'
export const preview = 'See whom it meets'
export const back = 'Back'
export const closeWhat = (what: string) => `Close: ${what}`
export const counting = 'Counting…'
export const count = (many: number) => new Intl.NumberFormat('en-GB').format(many).replaceAll(',', '\u00a0')
export const peopleMet = 'people affected'
export const bookingsMet = 'court bookings'
export const meansNoBooking = 'From now on nobody can book this time.'
export const meansRefund = (avos: number) =>
  avos === 0 ? 'Nothing was paid online for it.' : `All that was paid goes back in the same way: ${avos / 100} patacas.`
export const meansLetters = (byMessage: number) =>
  byMessage === 0
    ? 'Everyone gets an e-mail.'
    : `Everyone gets an e-mail; ${byMessage} of them a text message, too, because theirs begins within 24 hours.`
export const meansLift = 'It can be opened again, but what was cancelled stays cancelled.'
export const typeCount = 'Type the number of people affected to confirm'
export const typeCountHint = 'It stands above.'
export const notTheCount = (people: number) => `That is not the number above, ${people}`
export const closeAndTell = (people: number) => (people === 0 ? 'Close' : `Close and tell ${people}`)
