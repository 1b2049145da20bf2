import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aRegistrant, ask } from '../../e2e/processes/registrant.ts'
import { foundIn } from './letters.ts'
import type { Portal } from './portal.ts'

export const pictures = join(import.meta.dirname, '../../server/src/demonstration/pictures')
/** The step of the form at which an applicant stands; `face` belongs to a minor’s guardian. */
export type Step = 'mobile' | 'email' | 'person' | 'guardian' | 'face' | 'documents' | 'contact' | 'account' | 'summary'

const codeIn = (portal: Portal, to: string) => foundIn(portal, to, /\d{6}/)

const upload = async (portal: Portal, headers: Record<string, string>, path: string, file: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(readFileSync(join(pictures, file)))]), 'picture.jpg')
  await fetch(`${portal.address}/api${path}`, { method: 'POST', headers, body: form })
}

const person = {
  idType: 'resident',
  idNumber: '15550118',
  documentNumber: '',
  documentExpiry: '',
  nameZh: '黃美儀',
  noChineseName: false,
  surname: 'Wong',
  firstName: 'Mei I',
  gender: 'female',
  birthDate: '1988-04-17',
}
/** The child of `guardian`, a member of the demonstration. */
const minor = {
  ...person,
  idNumber: '15550176',
  nameZh: '吳樂謙',
  surname: 'Ng',
  firstName: 'Lok Him',
  gender: 'male',
  birthDate: '2009-09-01',
}
export const guardian = { guardianIdNumber: '12345714', guardianBirthDate: '1979-05-23', guardianGender: 'male' }
const contact = { area: 'se', address: 'Rua do Campo, 26, 3.º A', language: 'zh', pickUpPlace: 'tapseac' }

/** Opens a registration by the portal’s own calls, up to a step; gives back its token. */
export const onTheWay = async (portal: Portal, step: Step) => {
  const count = portal.count()
  const headers = await aRegistrant(portal.address, `10.7.${count}.1`)
  const { registration } = headers
  const [mobile, email] = [String(66_700_000 + count), `picture${count}@example.mo`]
  const post = (path: string, body: object) => ask(portal.address, path, { body, headers })
  const keep = (draft: object) => post('/security/register_draft', { draft })
  if (step === 'mobile') return registration
  await post('/security/send_register_sms', { mobile })
  await post('/security/verify_sms', { mobile, captcha: await codeIn(portal, mobile) })
  if (step === 'email') return registration
  await post('/security/send_register_email', { email, emailRepeat: email })
  await post('/security/verify_register_email', { email, code: await codeIn(portal, email) })
  if (step === 'person') return registration
  const proved = { mobile, email, emailRepeat: email }
  if (step === 'guardian' || step === 'face') {
    const draft = { ...minor, ...proved }
    await keep(draft)
    if (step === 'guardian') return registration
    await keep({ ...draft, ...guardian, onlinePayment: true })
    await upload(portal, headers, '/tools/upload_guardian_id_copy', 'guardian.document.jpg')
    const { idType, idNumber, birthDate } = minor
    await post('/gov/card/verify/v3/relation', { idType, idNumber, birthDate, ...guardian })
    return registration
  }
  await keep({ ...person, ...proved })
  if (step === 'documents') return registration
  await upload(portal, headers, '/tools/upload_member_photo', 'chineseWoman.photo.jpg')
  await upload(portal, headers, '/tools/upload_id_copy', 'chineseWoman.document.jpg')
  if (step === 'contact') return registration
  const reached = { ...person, ...proved, ...contact, telephone: '', noPromotions: false }
  await keep(reached)
  if (step === 'account') return registration
  await keep({ ...reached, username: `meii${count}` })
  return registration
}
