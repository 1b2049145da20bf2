import type { desk, Reply } from '@palaestra/contract'

type Queue = Reply<typeof desk.application.queue>
type Application = Reply<typeof desk.application.look>

const inQueue = (reference: string, changes: Partial<Queue['items'][number]> = {}): Queue['items'][number] => ({
  reference,
  state: 'waiting',
  nameZh: '何家玲',
  namePt: 'Ho Ka Leng',
  idType: 'resident',
  receivedAt: '2026-03-02T02:00:00.000Z',
  dueOn: '2026-03-05',
  daysLeft: 3,
  overdue: false,
  minor: false,
  duplicate: false,
  corrected: false,
  holder: null,
  ...changes,
})

export const aQueue = (...items: [string, Partial<Queue['items'][number]>?][]): Queue => ({
  items: items.map(([reference, changes]) => inQueue(reference, changes)),
  next: null,
  waiting: items.length,
  overdue: items.filter(([, changes]) => changes?.overdue).length,
})

export const aGuardian = (changes: Partial<NonNullable<Application['guardian']>> = {}) => ({
  idNumber: '15550189',
  birthDate: '1980-01-20',
  gender: 'female' as const,
  idCopy: '/api/file/guardian',
  face: 'same' as const,
  onlinePayment: true,
  record: {
    nameZh: '李美芳',
    surname: 'LEI',
    firstName: 'MEI FONG',
    gender: 'female' as const,
    birthDate: '1980-01-20',
    documentExpiry: '2031-01-01',
    photo: '/api/file/guardianBureau',
  },
  ...changes,
})

export const anApplication = (reference: string, changes: Partial<Application> = {}): Application => ({
  ...inQueue(reference),
  idNumber: '12345670',
  documentNumber: null,
  documentExpiry: null,
  surname: 'Ho',
  firstName: 'Ka Leng',
  gender: 'female',
  birthDate: '1991-07-08',
  mobile: '66129001',
  email: 'kaleng@example.mo',
  photoFace: 'same',
  telephone: null,
  area: 'sa',
  address: 'Rua da Ribeira do Patane, 7',
  language: 'pt',
  pickUpPlace: 'tapseac',
  noPromotions: false,
  username: 'kaleng',
  photo: '/api/file/photo',
  idCopy: '/api/file/copy',
  record: {
    nameZh: '何家玲',
    surname: 'HO',
    firstName: 'KA LENG',
    gender: 'female',
    birthDate: '1991-07-08',
    documentExpiry: '2031-01-01',
    photo: '/api/file/bureau',
  },
  guardian: null,
  bureau: { answers: true, askAgainAt: null },
  duplicates: [],
  decision: null,
  secondFor: [],
  proposal: null,
  undoSeconds: 0,
  rejectionReason: null,
  history: [],
  nextReference: null,
  ...changes,
})
