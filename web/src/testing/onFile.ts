import type { api, Reply } from '@palaestra/contract'

type OnFile = Reply<typeof api.supplement.onFile>

/** What the server tells of a member’s papers. Typed by the call, so that a field more is missed here and nowhere else. */
export const onFile: OnFile = {
  idType: 'permit',
  nameZh: null,
  surname: 'Mori',
  firstName: 'Kenji',
  documentNumber: 'DEMO-20481',
  documentExpiry: '2027-12-31',
  photo: null,
  photoOld: true,
  validUntil: '2027-12-31',
  renewableFrom: '2027-11-01',
  renewable: false,
  last: null,
}

const picture = { id: '00000000-0000-4000-8000-000000000001', preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }

/** A change that waits. */
export const waiting: NonNullable<OnFile['last']> = {
  reference: 'S26-7KQ4NX',
  state: 'waiting',
  receivedAt: '2026-03-02T02:00:00.000Z',
  dueOn: '2026-03-05',
  renews: false,
  nameZh: null,
  dropsNameZh: false,
  surname: 'Moritz',
  firstName: null,
  documentNumber: null,
  documentExpiry: '2029-01-31',
  photo: picture,
  idCopy: { ...picture, id: '00000000-0000-4000-8000-000000000002' },
  reasons: {},
}

/** The same, rejected. */
export const rejected: NonNullable<OnFile['last']> = {
  ...waiting,
  state: 'rejected',
  reasons: { idCopy: '副本不清晰', surname: '與證件不符' },
}
