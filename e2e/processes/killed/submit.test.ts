import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { newFolder, openServer, type PortalServer } from '../../server.ts'
import { aRegistrant, ask } from '../registrant.ts'

const rounds = 4
const people = 3
const folder = newFolder(process.env)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pictures = join(import.meta.dirname, '../../../server/src/demonstration/pictures')
const databaseUrl = process.env['DATABASE_URL']
const start = () =>
  openServer({
    folder,
    environment: { TRUSTED_PROXIES: '127.0.0.1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })

interface Applicant {
  headers: Record<string, string>
  email: string
  form: () => FormData
}

const codeIn = async ({ inbox }: PortalServer, to: string) =>
  vi.waitFor(
    async () => {
      const code = /\d{6}/.exec((await inbox(to))[0]?.body ?? '')?.[0]
      if (!code) throw new Error('no code yet')
      return code
    },
    { timeout: 20_000, interval: 50 },
  )

const sendForm = async (address: string, path: string, form: FormData, headers: Record<string, string>) => {
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: form })
  const { code, data, ...rest } = (await response.json()) as { code: number; data: Record<string, unknown> }
  if (code !== 0) throw new Error(`${path} answered ${code} ${JSON.stringify(rest)}`)
  return data
}

const upload = async (address: string, path: string, picture: string, headers: Record<string, string>) => {
  const form = new FormData()
  form.append('file', new File([readFileSync(join(pictures, picture))], 'picture.jpg', { type: 'image/jpeg' }))
  return String((await sendForm(address, path, form, headers))['id'])
}

/** An applicant who has proved and uploaded everything, and only has to send it. */
const anApplicant = async (server: PortalServer, place: number): Promise<Applicant> => {
  const { address } = server
  // The numbers differ from run to run: on a lasting database the last run’s people are members or have applied.
  const run = String(Date.now() % 100_000).padStart(5, '0')
  const mobile = `6${run}${String(place).padStart(2, '0')}`
  const email = `sender${run}.${place}@example.mo`
  const headers = await aRegistrant(address, `10.77.${place}.1`)
  await ask(address, '/security/send_register_sms', { body: { mobile }, headers })
  const captcha = await codeIn(server, mobile)
  await ask(address, '/security/verify_sms', { body: { mobile, captcha }, headers })
  await ask(address, '/security/send_register_email', { body: { email, emailRepeat: email }, headers })
  await ask(address, '/security/verify_register_email', { body: { email, code: await codeIn(server, email) }, headers })
  const fields = {
    idType: 'resident',
    idNumber: `1${run}${String(place).padStart(2, '0')}`,
    documentNumber: '',
    documentExpiry: '',
    nameZh: '',
    noChineseName: 'true',
    surname: 'Remetente',
    firstName: 'Rita',
    gender: 'female',
    birthDate: '1990-01-01',
    telephone: '',
    area: 'se',
    address: 'Rua do Campo, 26',
    language: 'pt',
    pickUpPlace: 'tapseac',
    noPromotions: 'false',
    username: `sender${run}${place}`,
    mobile,
    email,
    emailRepeat: email,
    photo: await upload(address, '/tools/upload_member_photo', 'newResident.photo.jpg', headers),
    idCopy: await upload(address, '/tools/upload_id_copy', 'newResident.document.jpg', headers),
    photoRecent: 'true',
    agreed: 'true',
  }
  const form = () => {
    const filled = new FormData()
    for (const [name, value] of Object.entries(fields)) filled.append(name, value)
    return filled
  }
  return { headers, email, form }
}

const send = ({ address }: PortalServer, { form, headers }: Applicant) =>
  sendForm(address, '/security/register', form(), headers)

test(`killed ${rounds} times while applications are sent, each comes in once`, async () => {
  let server = await start()
  const places = Array.from({ length: rounds * people }, (_, place) => place)
  const applicants = await Promise.all(places.map((place) => anApplicant(server, place)))

  const acknowledged: string[] = []
  const receipts: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const now = applicants.slice(round * people, (round + 1) * people)
    // Each presses twice, and the server is killed with some stored and some still waiting.
    const sending = now.flatMap((one) => [0, 1].map(() => send(server, one).catch(() => undefined)))
    await new Promise((passed) => setTimeout(passed, 5 + round * 80))
    await server.stop('SIGKILL')
    for (const receipt of await Promise.all(sending)) if (receipt) acknowledged.push(String(receipt['reference']))
    server = await start()
    for (const one of now) receipts.push(String((await send(server, one))['reference']))
  }

  expect(acknowledged.length, 'it was worth killing').toBeLessThan(2 * applicants.length)
  expect(new Set(receipts).size).toBe(applicants.length)
  expect(receipts, 'what was acknowledged is still the receipt').toEqual(expect.arrayContaining(acknowledged))
  const letters = () =>
    Promise.all(
      applicants.map(async ({ email }) => {
        const about = (await server.inbox(email)).map(({ subject }) => /A\d\d-\w{6}/.exec(subject)?.[0])
        return about.filter(Boolean)
      }),
    )
  const one = receipts.map((reference) => [reference])
  await vi.waitFor(async () => expect(await letters(), 'one letter each').toEqual(one), {
    timeout: 60_000,
    interval: 500,
  })
  await server.close()
})
