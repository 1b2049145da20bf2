import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aRegistrant, ask } from '../../e2e/processes/registrant.ts'
import type { PortalServer } from '../../e2e/server.ts'

export const pictures = join(import.meta.dirname, '../../server/src/demonstration/pictures')
/** The furthest step of an applicant in the form. */
export type Progress = 'opened' | 'proved' | 'minor' | 'guardian' | 'pictures' | 'complete'

let count = 0
const codeIn = async (server: PortalServer, to: string): Promise<string> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const [newest] = await server.inbox(to)
    const code = /\d{6}/.exec(newest?.body ?? '')?.[0]
    if (code) return code
    await new Promise((passed) => setTimeout(passed, 200))
  }
  throw new Error('No code arrived.')
}

const upload = async (server: PortalServer, headers: Record<string, string>, path: string, file: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(readFileSync(join(pictures, file)))]), 'picture.jpg')
  await fetch(`${server.address}/api${path}`, { method: 'POST', headers, body: form })
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

/** Opens a registration by the portal’s own calls; gives back its token. */
export const onTheWay = async (server: PortalServer, progress: Progress) => {
  count += 1
  const headers = await aRegistrant(server.address, `10.7.${count}.1`)
  const [mobile, email] = [String(66_700_000 + count), `picture${count}@example.mo`]
  const post = (path: string, body: object) => ask(server.address, path, { body, headers })
  if (progress === 'opened') return headers.registration
  await post('/security/send_register_sms', { mobile })
  await post('/security/verify_sms', { mobile, captcha: await codeIn(server, mobile) })
  await post('/security/send_register_email', { email, emailRepeat: email })
  await post('/security/verify_register_email', { email, code: await codeIn(server, email) })
  if (progress === 'proved') return headers.registration
  if (progress === 'minor' || progress === 'guardian') {
    const draft = { ...minor, mobile, email, emailRepeat: email }
    await post('/security/register_draft', { draft })
    if (progress === 'minor') return headers.registration
    await post('/security/register_draft', { draft: { ...draft, ...guardian, onlinePayment: true } })
    await upload(server, headers, '/tools/upload_guardian_id_copy', 'guardian.document.jpg')
    // The bureau may be asked three times a day for one child.
    const { idType, idNumber, birthDate } = minor
    await post('/gov/card/verify/v3/relation', { idType, idNumber, birthDate, ...guardian })
    return headers.registration
  }
  const all = { ...person, mobile, email, emailRepeat: email }
  await post('/security/register_draft', { draft: all })
  if (progress === 'pictures') return headers.registration
  await upload(server, headers, '/tools/upload_member_photo', 'chineseWoman.photo.jpg')
  await upload(server, headers, '/tools/upload_id_copy', 'chineseWoman.document.jpg')
  await post('/security/register_draft', {
    draft: { ...all, ...contact, telephone: '', noPromotions: false, username: `meii${count}` },
  })
  return headers.registration
}
