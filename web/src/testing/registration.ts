import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../api/cache.ts'
import { session } from '../api/session.ts'
import { setting } from '../features/registration/siteQueries.ts'
import { done, openPortal, type Responses } from './portal.tsx'

/** What a registration consists of, as the server keeps it: by and by more is proved, uploaded and written. */
export const nothing = {
  draft: {},
  mobile: null,
  email: null,
  photo: null,
  idCopy: null,
  guardianIdCopy: null,
  guardian: { relation: false, face: false },
  government: null,
  rejectionReason: null,
}
export const proved = { ...nothing, mobile: '66123456', email: 'ana@example.mo' }
export const person = {
  idType: 'resident',
  idNumber: '12345678',
  documentNumber: '',
  documentExpiry: '',
  nameZh: '陳大文',
  noChineseName: false,
  surname: 'Chan',
  firstName: 'Tai Man',
  gender: 'male',
  birthDate: '1990-03-15',
}
/** 17 on the day of `site`. */
export const minor = { ...person, birthDate: '2009-09-01' }
export const guardian = {
  guardianIdNumber: '15550189',
  guardianBirthDate: '1980-01-20',
  guardianGender: 'female',
  onlinePayment: true,
}
export const contact = {
  telephone: '',
  area: 'taipa',
  address: 'Rua do Campo, 26',
  language: 'zh',
  pickUpPlace: 'tapseac',
  noPromotions: true,
}
export const picture = { id: '00000000-0000-4000-8000-000000000000', preview: 'data:image/png;base64,iVBORw0KGgo=' }
/** A minor whose guardian the bureau has confirmed, and whose face comes next. */
export const related = {
  ...proved,
  draft: { ...minor, ...guardian },
  guardianIdCopy: picture,
  guardian: { relation: true, face: false },
}
export const complete = {
  ...proved,
  draft: { ...person, ...contact, photoRecent: true, username: 'taiman' },
  photo: picture,
  idCopy: picture,
}

/** The call that keeps what is typed. */
export const draft = '/security/register_draft'
export const exist = '/security/exist_member'
export const verifyFace = '/gov/card/verify/face'

const settings = {
  authority: 'A',
  portal: 'P',
  product: 'S',
  productSlug: 'sport',
  governmentAccount: 'government account',
  identityBureau: 'identity bureau',
  hotline: '2888 0000',
  supportEmail: 'a@example.mo',
  mainSite: 'https://example.mo',
  version: '1',
  isDev: false,
  demonstration: true,
  signOn: true,
  today: '2026-11-20',
  timeZone: 'Asia/Macau',
}

/** What every step is shown with. */
export const site: Responses = {
  '/web/setting': done(settings),
  '/web/area': done({ items: [{ code: 'taipa', name: '氹仔' }] }),
  '/web/take_place': done({ items: [{ code: 'tapseac', name: '塔石體育館', address: '荷蘭園' }] }),
  '/web/page': { code: 6, message: '找不到有關資料' },
}

/** A registration that the server has kept so far, at its next step; saving it works. */
export const openRegistration = async (kept: object, responses: Responses = {}) => {
  session.startRegistration('a registration')
  // In the real page the day is there at once (settings.ts). Without it a minor's steps change under one's finger.
  queryClient.setQueryData(setting.queryKey ?? [], settings)
  const portal = await openPortal('/zh/register', {
    ...site,
    [draft]: (body) => done('draft' in body ? {} : kept),
    [exist]: done(),
    [verifyFace]: done({ matched: true }),
    ...responses,
  })
  return { ...portal, saved: () => portal.to(draft).findLast(({ body }) => 'draft' in body)?.body }
}

export const write = (label: string, text: string) => userEvent.fill(page.getByRole('textbox', { name: label }), text)
export const goOn = () => userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
/** A line of the summary of errors, which leads to its field. */
export const complaint = (sentence: string) =>
  page.getByRole('alert').getByRole('link', { name: sentence, exact: true })
/** Twice, as people do. */
export const sendApplication = () => userEvent.dblClick(page.getByRole('button', { name: '提交申請' }))

/** A picture as a camera takes it, small. */
export const aFace = async (name = 'face.png') => {
  const canvas = new OffscreenCanvas(60, 80)
  canvas.getContext('2d')?.fillRect(0, 0, 30, 80)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
