import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { type PersonName, people } from '../../demonstration/people.ts'
import { aWriter } from '../../testing/bulletins.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const path = '/account/notice_choices'
const [on, off] = [
  { email: true, sms: true },
  { email: false, sms: false },
]
const everything = { reminders: on, services: on, offers: on }
const choosing = async (name: PersonName) => {
  const member = await portal.memberAs(name)
  return { ...member, mine: async () => (await member.get(path)).data, choose: (of: object) => member.post(path, of) }
}
/** Sends a notice about something to all, by both ways. */
const sent = async (topic: string) => {
  await (await aWriter(portal)).sent({ topic, byEmail: true, bySms: true })
  await portal.doJobs()
}
const { email, mobile } = people.english
const count = async () => [(await portal.letters(email)).length, (await portal.letters(mobile)).length]
const unread = async () => (await (await portal.memberAs('english')).get('/push/notice/un_read_sum')).data.total
/** The address that ends e-mails, out of the newest to somebody. */
const addressIn = async () => {
  const [letter] = await portal.letters(email)
  return /\/en(\/security\/stop-notices\/([\w-]+))/.exec(letter?.body ?? '')?.slice(1) ?? []
}

describe('what reaches a member', () => {
  test('is everything by every way at first, and what they have chosen after', async () => {
    const tom = await choosing('english')
    expect(await tom.mine()).toEqual(everything)

    const chosen = { ...everything, services: { email: true, sms: false }, reminders: off }
    expect((await tom.choose(chosen)).code).toBe(0)
    expect(await tom.mine()).toEqual(chosen)
    await tom.choose(everything)
    expect(await tom.mine()).toEqual(everything)
  })

  test('by e-mail and text message follows the choice, and stands in the account in any case', async () => {
    await (await choosing('english')).choose({ ...everything, services: { email: false, sms: true } })
    await sent('services')
    expect(await count()).toEqual([0, 1])
    expect(await unread()).toBe(1)
  })

  test('of what is official cannot be turned off', async () => {
    await (await choosing('english')).choose({ reminders: off, services: off, offers: off })
    await sent('official')
    expect(await count()).toEqual([1, 1])
  })

  test('offers go to nobody who wants no advertising, and both say the same', async () => {
    const tom = await choosing('english')
    const wantsNone = async () => (await tom.get('/account/personal_data')).data.noPromotions
    await tom.choose({ ...everything, offers: off })
    expect(await wantsNone()).toBe(true)
    await sent('offers')
    expect(await count()).toEqual([0, 0])

    await tom.choose({ ...everything, offers: { email: true, sms: false } })
    expect(await wantsNone()).toBe(false)
    const { data } = await tom.get('/account/personal_data')
    await tom.post('/account/personal_data', { ...data, telephone: '', noPromotions: true })
    expect((await tom.mine()).offers).toEqual(off)
  })

  test('of one is of nobody else', async () => {
    await (await choosing('adult')).choose({ reminders: off, services: off, offers: off })
    expect(await (await choosing('english')).mine()).toEqual(everything)
  })

  test.each([
    { services: on },
    { ...everything, security: off },
    { ...everything, offers: { email: 'no', sms: true } },
  ])('what is no choice is refused', async (wrong) => {
    const tom = await choosing('english')
    expect((await tom.choose(wrong)).code).toBe(refusals.invalid_input)
    expect(await tom.mine()).toEqual(everything)
  })
})

describe('the link at the end of an e-mail', () => {
  test('stops e-mails about the same, without a login, once somebody presses the button', async () => {
    await sent('services')
    const [, seal = ''] = await addressIn()

    expect(await portal.post('/push/notice/stop/look', { seal })).toMatchObject({
      code: 0,
      data: { topic: 'services' },
    })
    expect((await (await choosing('english')).mine()).services).toEqual(on)
    expect((await portal.post('/push/notice/stop', { seal })).code).toBe(0)
    expect(await (await choosing('english')).mine()).toEqual({ ...everything, services: { email: false, sms: true } })
    expect((await portal.post('/push/notice/stop', { seal })).code).toBe(0)
  })

  test('says nothing of whose it is, is another in each e-mail, and cannot be made by others', async () => {
    await sent('services')
    const [, seal = ''] = await addressIn()
    const { id } = await portal.memberAs('english')
    const inside = Buffer.from(seal, 'base64url').toString('latin1')
    for (const secret of [String(id).padStart(16, '0'), 'services', email]) expect(inside).not.toContain(secret)

    const wrong = `${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`
    for (const one of [wrong, 'x'.repeat(60)]) {
      expect((await portal.post('/push/notice/stop', { seal: one })).code).toBe(refusals.link_ended)
      expect((await portal.post('/push/notice/stop/look', { seal: one })).code).toBe(refusals.link_ended)
    }
    expect((await (await choosing('english')).mine()).services).toEqual(on)
  })

  test('in its headers a mail program posts at one click; opening it changes nothing and leads to the page', async () => {
    await sent('services')
    const [path = ''] = await addressIn()
    const opened = await portal.app.inject({ method: 'GET', url: path })
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/en${path}`])
    expect((await (await choosing('english')).mine()).services).toEqual(on)

    const post = (url: string) =>
      portal.app.inject({
        ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post(path)).statusCode).toBe(204)
    expect((await (await choosing('english')).mine()).services).toEqual({ email: false, sms: true })
    expect((await post('/security/stop-notices/nothing-of-ours-but-long-enough-to-be-a-seal')).statusCode).toBe(404)
  })

  test('answers for who is erased as for anybody', async () => {
    await sent('services')
    const [path = '', seal = ''] = await addressIn()
    const { id } = await portal.memberAs('english')
    await portal.db.deleteFrom('cards').where('memberId', '=', id).execute()
    await portal.db.deleteFrom('members').where('id', '=', id).execute()

    expect((await portal.post('/push/notice/stop', { seal })).code).toBe(0)
    expect((await portal.app.inject({ method: 'GET', url: path })).headers.location).toBe(`/zh${path}`)
  })

  test('stands in no letter that nobody can turn off', async () => {
    const tom = await portal.memberAs('english')
    await tom.post('/account/change_email', { email: 'new@example.mo', emailRepeat: 'new@example.mo' })
    await portal.doJobs()

    const letters = await portal.letters(email)
    expect(letters).not.toHaveLength(0)
    expect(letters.filter(({ body }) => body.includes('stop-notices'))).toEqual([])
  })
})
