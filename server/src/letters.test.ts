import { beforeEach, expect, test } from 'vitest'
import { type PersonName, people } from './demonstration/people.ts'
import { anApplication } from './testing/applicant.ts'
import { aClerk, anotherApplication } from './testing/desk.ts'
import { linkedTo } from './testing/government.ts'
import { thePortal } from './testing/portal.ts'

const portal = await thePortal()
const { adult, minor, guardian, portuguese, student } = people

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const inMailbox = { email: 'new@example.mo', emailRepeat: 'new@example.mo' }
/** What happens, whom a letter about it goes to, and the kind of it: how soon it leaves, and until when it is of use. */
const events: [string, () => Promise<unknown>, to: string, kind: string][] = [
  ['a code', async () => (await portal.memberAs('adult')).post('/account/send_sms'), adult.mobile, 'code'],
  [
    'a new e-mail address',
    async () => (await portal.memberAs('adult')).post('/account/change_email', inMailbox),
    'new@example.mo',
    'change_email',
  ],
  [
    'the notice of it',
    async () => (await portal.memberAs('adult')).post('/account/change_email', inMailbox),
    adult.email,
    'notice',
  ],
  [
    'an address to confirm',
    async () => (await portal.memberAs('student')).post('/account/confirm_email'),
    student.email,
    'confirm_email',
  ],
  [
    'a lost card',
    async () =>
      (await portal.memberAs('adult')).post('/account/online/lost_card', {
        circumstances: 'Left on the bus 25',
        understood: true,
      }),
    adult.email,
    'card',
  ],
  [
    'a question to the guardian',
    async () => (await portal.memberAs('minor')).post('/account/online_payment/ask'),
    guardian.email,
    'parent_consent',
  ],
  ['an application', () => anApplication(portal), 'kaleng@example.mo', 'application'],
  [
    'an application with a member’s number',
    () => anApplication(portal, { idNumber: portuguese.idNumber }),
    portuguese.email,
    'notice',
  ],
  [
    'a passed one',
    async () => {
      await anApplication(portal)
      await (await aClerk(portal)).approve(await anotherApplication(portal, 1))
    },
    'z0001@example.mo',
    'activate',
  ],
  [
    'a rejected one',
    async () => {
      await anApplication(portal)
      await (await aClerk(portal)).reject(await anotherApplication(portal, 1))
    },
    'z0001@example.mo',
    'correct',
  ],
  ['a linked government account', () => linkedTo(portal, 'adult'), adult.email, 'notice'],
  [
    'the guardian’s answer',
    async () => {
      const { memberNumber } = (await (await portal.memberAs('minor')).post('/account/info')).data
      const decided = { memberNumber, authorised: true }
      await (await portal.memberAs('guardian')).post('/account/children/payment', decided)
    },
    minor.email,
    'notice',
  ],
]

test.each(events)('the letter about %s is of the kind of what is in it', async (_, happens, to, kind) => {
  await happens()

  const kinds = (await portal.db.selectFrom('letters').select('kind').where('to', '=', to).execute()).map(
    (letter) => letter.kind as string,
  )
  // The codes that prove an applicant’s address have gone to it before.
  expect(kinds.filter((one) => one === kind || one !== 'code')).toEqual([kind])
})

/** What the member is told in the account, as the page in English says it. */
const noticesAs = async (name: PersonName) =>
  (await (await portal.memberAs(name, { language: 'en' })).get('/push/notice/list')).data.items as Told[]
interface Told {
  title: string
  message: string
}

test.each([
  ['a new e-mail address', 'adult', 'Request to change your e-mail address'],
  ['a lost card', 'adult', 'Your membership card has been reported lost'],
  ['a question to the guardian', 'guardian', 'Please decide about online payment'],
  ['an application with a member’s number', 'portuguese', 'Someone tried to register with your details'],
  ['a linked government account', 'adult', 'Your government account has been linked'],
  ['the guardian’s answer', 'minor', 'Online payment has been authorised'],
] as const)('%s stands in the account once, too, without links and secrets', async (what, whose, title) => {
  const [, happens] = events.find(([name]) => name === what) ?? []
  await happens?.()

  const notices = await noticesAs(whose)
  expect(notices.map((notice) => notice.title)).toEqual([title])
  for (const { message } of notices) expect(message).not.toMatch(/:\/\/|portal\.test|[\w-]{43}/)
})

test.each([
  ['a code', 'adult'],
  ['an address to confirm', 'student'],
] as const)('%s is a secret, and stands in no account', async (what, whose) => {
  const [, happens] = events.find(([name]) => name === what) ?? []
  await happens?.()

  expect(await portal.db.selectFrom('letters').select('kind').execute()).not.toEqual([])
  expect(await noticesAs(whose)).toEqual([])
})
