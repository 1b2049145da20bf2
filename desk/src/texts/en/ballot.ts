import type { DrawState, FacilityKind, ValueState } from '@palaestra/contract'
import type { Outcome } from '../../features/ballot/draws.ts'

export const kinds: Record<FacilityKind, string> = {
  badminton: 'Badminton',
  table_tennis: 'Table tennis',
  squash: 'Squash',
  tennis: 'Tennis',
  basketball: 'Basketball',
  volleyball: 'Volleyball',
  futsal: 'Futsal',
  football: 'Football',
  bowling: 'Bowling',
}
export const title = 'Ballots'
export const meaning =
  'Ballots for peak hours close, are drawn and given by themselves. Where there is a public value, two colleagues look it up after the closing and type it, each alone: it is settled when both are the same, and is not changed from then on.'
export const none = 'There are no ballots at the moment.'
export const ofHours = (kind: string, day: string) => `${kind}, peak hours · ${day}`
export const states: Record<DrawState, string> = {
  open: 'Open for entries',
  closed: 'Closed, to be drawn',
  drawn: 'Drawn',
}
export const entries = (many: number) => (many === 1 ? '1 entry' : `${many} entries`)
export const closes = (when: string) => `Closes ${when}`
export const drawn = (when: string) => `Draw ${when}`
export const noSource = 'This ballot has no public value, and its page says so.'
export const source = 'Source of the public value'
export const values: Record<ValueState, string> = {
  none: 'There is no public value.',
  early: 'It is typed after entries are closed.',
  wanted: 'Look it up and type the public value. Nothing is drawn before.',
  typed: 'Another colleague has to look it up and type the same value.',
  settled: 'The public value is settled.',
}
export const valuesDiffer = 'What colleagues typed differs. Each looks it up again and types it anew.'
export const neverCame = 'None: the page says that no public value went into it.'
export const typedBy = (names: readonly string[]) => `Typed by ${names.join(', ')}`
export const youTyped = (value: string) => `You typed: ${value}`
export const youSaidNone = 'You said that there is no value.'
export const type = 'Type the public value…'
export const typeOf = (reference: string) => `Public value: ${reference}`
export const typeMeans =
  'Look at the source itself, not at what a colleague has. Once two colleagues have typed the same it is settled, and nobody can change it.'
export const value = 'Public value'
export const valueHint = 'In the order of the source, for instance 07 12 19 28 33 41 +5.'
export const typeNow = 'Type it'
export const outcomes: Record<Outcome, string> = {
  settled: 'The public value is settled. The ballot is drawn at its time.',
  awaits: 'Noted. Another colleague has to look it up and type it.',
  differs: 'Noted, but a colleague has typed another one. Both look at the source again.',
}
export const without = 'Draw without a value…'
export const withoutOf = (reference: string) => `Draw without a public value: ${reference}`
export const withoutMeans =
  'A day has passed since the time of the draw, and the public value has not come. When two colleagues have said so it is drawn, and the page says that there was no public value: the authority could have known the order in advance.'
export const withoutNow = 'Draw without a value'
export const withoutOutcomes: Record<Outcome, string> = {
  settled: 'It is drawn within a minute, without a public value.',
  awaits: 'Noted. Another colleague has to say the same.',
  differs: 'Noted, but a colleague has typed a value.',
}
export const reason = 'Reason'
export const reasonHint = 'For the audit trail.'
export const back = 'Back'

export const sealBroken = 'The seal does not fit'
export const sealBrokenMeans =
  'The secret of the portal has changed, and that of this ballot cannot be opened any more: nothing is drawn. Put the secret of before back, or seal it again.'
export const sealedAnew = (when: string) => `Sealed again on ${when}.`
export const seal = 'Seal again…'
export const sealOf = (reference: string) => `Seal again: ${reference}`
export const sealMeans =
  'All entries stay. The seal of before, the time and why are published on the page of the ballot; a public value that was settled is void.'
export const sourceNeeded =
  'The list is closed: name a new source of the public value in all three languages, one that nobody can know now.'
export const sourceOptional =
  'A new source of the public value can be named, in all three languages. Left empty, it stays as it is.'
export const inZh = 'Source, in Chinese'
export const inPt = 'Source, in Portuguese'
export const inEn = 'Source, in English'
export const sealNow = 'Seal again'
export const sealed = 'It is sealed again, and its page says so.'

export const opening = (when: string) => `Bookings open on ${when}`
export const inLobby = (entries: number, arrivals: number) => `${entries} in the lot, ${arrivals} came after it`
export const wasPutOff = 'Put off'
export const putOffButton = 'Put the opening off…'
export const putOffOf = (when: string) => `Put off the opening of ${when}`
export const putOffMeans =
  'Everyone whose turn has not come is later, in the same order; who has had it and has not booked can book at the new time. Nobody books before. Who waits sees the new time within seconds.'
export const newTime = 'New opening time'
export const newTimeHint = (latest: string) => `For instance 07:45; ${latest} at the latest.`
export const putOffNow = 'Put off'
export const putOff = (when: string) => `Put off to ${when}.`
