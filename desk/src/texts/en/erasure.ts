export const title = 'What was erased'
export const meaning =
  'What is no longer needed is erased by itself, every hour. This page counts it and names nobody. What goes with something else is not counted.'
export const kept = 'How long it is kept'
export const keptFor = (what: string, days: number) => `${what}: ${days === 1 ? '1 day' : `${days} days`}`
export const day = 'Day'
export const erased = 'Erased'
export const counted = (what: string, count: number) => `${what}: ${count}`
export const all = (parts: string[]) => parts.join(' · ')
export const none = 'Nothing has been erased yet.'
export const pages = 'Pages'
export const newest = 'Latest'
export const earlier = 'Earlier'
export const kinds = {
  applications: 'Rejected applications',
  registrations: 'Unfinished registrations',
  changes: 'Ended changes',
  pictures: 'Pictures',
  letters: 'Letters',
  sessions: 'Sessions',
  secrets: 'Codes and links',
  visits: 'Visits of venues',
  traces: 'Traces of tries',
  other: 'Other',
}
export const kindsKept = { ...kinds, letters: 'Letters, once sent', traces: 'Security log' }
