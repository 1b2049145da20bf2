import type { AnnouncementPlace } from '@palaestra/contract'

export const title = 'Announcements'
export const meaning =
  'What everybody reads who opens the portal, and can close: closed facilities, for instance, or work on the system.'
export const add = 'New announcement'
export const none = 'There are no announcements.'
export const reads = (most: number) =>
  `Write it in all three languages, at most ${most} characters in each, plain text only.`
export const kind = 'Kind'
export const kinds = { info: 'Information', warning: 'Warning' }
export const kindHints = {
  info: 'What is good to know',
  warning: 'What someone has to know before setting out: it comes first',
}
export const inZh = 'In Chinese'
export const inPt = 'In Portuguese'
export const inEn = 'In English'
export const placesLabel = 'Where it is shown'
export const placesHint = 'Where none is chosen, it is shown in the whole portal.'
export const places: Record<AnnouncementPlace, string> = {
  login: 'Login',
  registration: 'Registration',
  account: 'Member account',
  services: 'Venues, pools and classes',
}
const everywhere = 'The whole portal'
export const where = (named: readonly string[]) => (named.length === 0 ? everywhere : named.join(', '))
export const fromDay = 'First day'
export const untilDay = 'Last day'
export const untilDayHint = 'For instance 2026-12-31. Without one it is shown until someone ends it.'
export const days = (from: string, until: string | null) => (until === null ? `from ${from}` : `${from} to ${until}`)
export const states = { coming: 'To come', shown: 'Shown', over: 'Over' }
export const announce = 'Announce'
export const end = 'End now'
export const endWhat = 'End this announcement'
export const endMeans = 'It is shown no more, and cannot be brought back. Write a new one if need be.'
export const cancel = 'Cancel'
export const added = 'The announcement has been published.'
export const ended = 'The announcement has been ended.'
