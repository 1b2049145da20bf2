import type { AsideReason, GateWay } from '@palaestra/contract'

export const title = 'Gates'
export const meaning =
  'Gates open for whoever has booked. Each has a key of its own; without it a gate can neither ask nor tell anything.'
export const add = 'Add a gate…'
export const none = 'There are no gates yet.'
export const inUse = 'In use'
export const withdrawnAt = (at: string) => `Key withdrawn ${at}`
export const neverSeen = 'Never heard of yet'
export const seenAt = (at: string) => `Last heard of ${at}`
export const asideCount = (many: number) => `${many} put aside`
export const withdraw = 'Withdraw the key…'
export const withdrawWhat = (name: string) => `Withdraw the key of ${name}?`
export const withdrawMeans =
  'The gate can then neither ask nor tell anything. What it has told stays. A key that was withdrawn never comes back; add the gate again for a new one.'
export const withdrawNow = 'Withdraw the key'
export const withdrawn = 'The key is withdrawn.'
export const back = 'Back'
export const addNow = 'Make the key'
export const place = 'Where it stands'
export const placeHint = 'A gate of a pool opens for tickets of that pool alone.'
export const poolOf = (venue: string, pool: string) => `${venue} · ${pool}`
export const name = 'Name'
export const nameHint = 'What colleagues call it, for example “Entrance of the hall”.'
export const keyTitle = 'The key of the gate'
export const keyMeans = 'Enter it in the gate now. It is shown this once and cannot be read again.'
export const keyNoted = 'I have noted it'
export const aside = 'Put aside'
export const asideMeans =
  'What gates have told after they were cut off, and the portal could not believe, or would not have allowed. It goes after some weeks.'
export const asideNone = 'Nothing was put aside.'
export const gate = 'Gate'
export const when = 'When, by its clock'
export const way = 'Way'
export const reason = 'Why'
export const memberNumber = 'Member number'
export const ways: Record<GateWay, string> = { in: 'In', out: 'Out' }
export const reasons: Record<AsideReason, string> = {
  clock_ahead: 'Its clock is ahead',
  clock_behind: 'More than two weeks old',
  unreadable: 'No code of a card',
  unknown_key: 'Signed by a key that was withdrawn',
  forged: 'Not signed by us',
  over: 'The code was not of that moment',
  no_card: 'Of no card in use',
  replaced: 'The card had been reported lost',
  number_taken: 'Another event has this number',
  suspended: 'The card was suspended; let in',
  expired: 'The card had expired; let in',
  temporary: 'A temporary card; let in',
  too_early: 'It was too early; let in',
  unpaid: 'It was not paid; let in',
  nothing_booked: 'Nothing was booked; let in',
}
