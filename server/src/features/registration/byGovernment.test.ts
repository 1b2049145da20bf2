import { beforeEach, describe, expect, test } from 'vitest'
import { bureauRecords } from '../../demonstration/bureau.ts'
import { strangers } from '../../demonstration/strangers.ts'
import { applicantWith } from '../../testing/applicant.ts'
import { aBrowser } from '../../testing/browser.ts'
import { aClerk } from '../../testing/desk.ts'
import { signIn } from '../../testing/government.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { db } = portal
/** The government account of somebody who is no member yet, and whom the bureau knows. */
const account = 'g-b86c35'
const citizen = strangers.chineseWoman
const [isMember, waits, notOffered, differs, ended, termsChanged] = [250, 251, 252, 253, 143, 149]

beforeEach(async () => {
  await portal.reset({ now: '2026-12-02T10:00:00+08:00' })
  for (const record of bureauRecords()) await portal.bureau.put(record)
})

const termsNow = async () => (await portal.get('/web/page?key=readme-gov')).data.updatedOn as string
/** A browser with which somebody has signed in, on the way to register. */
const signedIn = async (who = account) => {
  const browser = aBrowser(portal.app)
  await signIn(browser, who)
  const open = async (version?: string) =>
    browser.post('/gov/bind/register', { version: version ?? (await termsNow()), termsAgreed: true })
  return { browser, open }
}
const registering = async () => {
  const { data } = await (await signedIn()).open()
  return applicantWith(portal, data.registration, 'zh')
}
/** The form with what is known in it, and all the rest. */
const form = async (applicant: Awaited<ReturnType<typeof registering>>, changes: object = {}) => {
  const ready = await applicant.ready()
  const taken = await applicant.post('/gov/bind/photo_picker')
  const photo = taken.data?.id ?? ready.photo
  const { data } = await applicant.get('/security/register_draft')
  return { ...ready, photo, ...data.draft, noChineseName: String(data.draft.noChineseName), ...changes }
}

describe('[M07] registering by the government account', () => {
  test('[R11] what the account and the bureau know is filled in, marked, and offered with the bureau’s photo', async () => {
    const applicant = await registering()
    const { data } = await applicant.get('/security/register_draft')
    const { idType, idNumber, nameZh, surname, firstName, gender, birthDate } = citizen
    const known = { idType, idNumber, nameZh, noChineseName: nameZh === null, surname, firstName, gender, birthDate }

    expect(data.draft).toEqual(known)
    expect(data.government.known.toSorted()).toEqual(Object.keys(known).toSorted())
    expect([data.mobile, data.email, data.photo], 'contacts are proved as ever').toEqual([null, null, null])
    expect((await applicant.get('/gov/bind/photo_picker')).data.preview).toMatch(/^data:image\//)
  })

  test('the bureau’s photo becomes the member photo, and the application goes its way', async () => {
    const applicant = await registering()
    const filled = await form(applicant)
    const { data } = await applicant.get('/security/register_draft')
    expect(data.photo).toMatchObject({ id: filled.photo, preview: expect.stringMatching(/^data:image/) })

    expect(await applicant.send(filled)).toMatchObject({ code: 0 })
    const stored = await db
      .selectFrom('applications')
      .select(['idNumber', 'government', 'photoFace'])
      .executeTakeFirst()
    expect(stored).toMatchObject({ idNumber: citizen.idNumber, photoFace: 'same', government: { subject: account } })
    expect(stored?.government, 'what is known is in the application itself').not.toHaveProperty('known')
  })

  test.each([
    ['idNumber', '1234567(0)'],
    ['surname', 'Silva'],
    ['birthDate', '1990-01-01'],
    ['gender', 'male'],
  ])('what is known stays as it is: another %s is refused at its field', async (field, value) => {
    const applicant = await registering()
    const answer = await applicant.send(await form(applicant, { [field]: value }))
    expect(answer).toMatchObject({ code: differs, errors: { [field]: expect.any(String) } })
    await applicant.post('/security/register_draft', { draft: { [field]: value } })
    const { data } = await applicant.get('/security/register_draft')
    expect(data.draft[field]).toBe(citizen[field as 'idNumber'])
  })

  test('a bureau that is silent fills nothing in: the account’s own word stands, and the rest is asked for', async () => {
    await db.deleteFrom('bureauRecords').execute()
    const applicant = await registering()
    const { data } = await applicant.get('/security/register_draft')
    expect(data.government.known.toSorted()).toEqual(['birthDate', 'idNumber', 'idType'])
    expect((await applicant.get('/gov/bind/photo_picker')).data).toEqual({ preview: null })
    expect(await applicant.post('/gov/bind/photo_picker')).toMatchObject({ code: notOffered })
  })

  test('a record of another birth date is somebody else’s, and says nothing', async () => {
    await db
      .updateTable('bureauRecords')
      .set({ birthDate: '1950-01-01' })
      .where('idNumber', '=', citizen.idNumber)
      .execute()
    const applicant = await registering()
    const { data } = await applicant.get('/security/register_draft')
    expect(data.draft).toEqual({ idType: citizen.idType, idNumber: citizen.idNumber, birthDate: citizen.birthDate })
  })
})

describe('[R11] the sign-on decides, and nothing that is sent', () => {
  test('without one, or once it is used, nothing is opened', async () => {
    const stranger = aBrowser(portal.app)
    const given = { version: await termsNow(), termsAgreed: true }
    expect(await stranger.post('/gov/bind/register', given)).toMatchObject({ code: ended })
    const { open } = await signedIn()
    expect((await open()).code).toBe(0)
    expect((await open()).code).toBe(ended)
  })

  test('of two at the same moment one is opened', async () => {
    const { open } = await signedIn()
    const codes = (await Promise.all([open(), open(), open()])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([0, ended, ended])
  })

  test('the terms are those that were shown', async () => {
    const { browser, open } = await signedIn()
    expect(await open('2020-01-01')).toMatchObject({ code: termsChanged })
    expect(await browser.post('/gov/bind/register', { version: await termsNow(), termsAgreed: false })).toMatchObject({
      code: 1,
    })
    expect(await open()).toMatchObject({ code: 0 })
  })

  test('who is a member is told so, and linked instead', async () => {
    const { open } = await signedIn('ana')
    expect(await open()).toMatchObject({ code: isMember })
  })

  test('[A13] whose application waits is told so', async () => {
    const applicant = await registering()
    await applicant.send(await form(applicant))
    const { open } = await signedIn()
    expect(await open()).toMatchObject({ code: waits })
  })

  test('an ordinary registration has no photo of the bureau, whatever number it names', async () => {
    const { data } = await portal.post('/security/register_open', {
      termsAgreed: true,
      solvedCaptcha: await portal.solvedCaptcha('/security/register_open'),
    })
    const applicant = applicantWith(portal, data.registration)
    await applicant.post('/security/register_draft', { draft: { idType: citizen.idType, idNumber: citizen.idNumber } })
    expect((await applicant.get('/gov/bind/photo_picker')).data).toEqual({ preview: null })
    expect(await applicant.post('/gov/bind/photo_picker')).toMatchObject({ code: notOffered })
  })
})

test('[M07] [A12] with the approval the account is linked: one logs in by it once the account is active', async () => {
  const applicant = await registering()
  const { data } = await applicant.send(await form(applicant))
  const links = () => db.selectFrom('governmentLinks').selectAll().where('subject', '=', account).execute()
  expect(await links()).toEqual([])
  const clerk = await aClerk(portal)
  expect(await clerk.approve(data.reference)).toMatchObject({ code: 0 })

  expect(await links()).toMatchObject([{ linkedFrom: 'registration', unlinkedAt: null }])
  expect(await db.selectFrom('governmentTerms').selectAll().execute()).toMatchObject([{ version: await termsNow() }])
  const verify = async () => (await signedIn()).browser.post('/security/verify_int_gov')
  expect((await verify()).data, 'not before').toMatchObject({ linked: false })
  await db
    .updateTable('members')
    .set({ activatedAt: portal.clock.now(), passwordHash: 'of a password' })
    .where('idNumber', '=', citizen.idNumber)
    .execute()
  expect((await verify()).data).toMatchObject({ linked: true })
})

test('[A12] an account that has come to belong to another member meanwhile stays theirs', async () => {
  const applicant = await registering()
  const { data } = await applicant.send(await form(applicant))
  const other = await portal.memberAs('adult')
  const { issuer } =
    (await db.selectFrom('applications').select('government').executeTakeFirstOrThrow()).government ?? {}
  const linked = { memberId: other.id, issuer: issuer ?? '', subject: account, linkedFrom: 'account' } as const
  await db
    .insertInto('governmentLinks')
    .values({ ...linked, linkedAt: portal.clock.now() })
    .execute()
  expect(await (await aClerk(portal)).approve(data.reference)).toMatchObject({ code: 0 })
  const links = await db.selectFrom('governmentLinks').selectAll().where('subject', '=', account).execute()
  expect(links).toMatchObject([{ memberId: other.id }])
})
