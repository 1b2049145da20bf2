import type { desk, Reply } from '@palaestra/contract'

/** A notice by staff, as the desk reads it. */
export type Bulletin = Reply<typeof desk.bulletin.look>

/** Before anything is written. */
export const newBulletin = {
  ...{ topic: 'services', titleZh: '', titlePt: '', titleEn: '', messageZh: '', messagePt: '', messageEn: '' },
  ...{ uri: '', byEmail: false, bySms: false, to: 'group', memberNumber: '', ageFrom: null, ageTo: null },
  ...{ areas: [], languages: [], idTypes: [], services: [] },
} satisfies Partial<Bulletin>

export const flagOf = {
  draft: 'info',
  planned: 'info',
  sending: 'warning',
  sent: 'success',
  withdrawn: 'danger',
} as const satisfies Record<Bulletin['state'], string>
