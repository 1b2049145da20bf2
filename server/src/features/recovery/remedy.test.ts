import { beforeEach, describe, expect, test } from 'vitest'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { aBrowser } from '../../testing/browser.ts'
import { lostPhone } from '../../testing/lostPhone.ts'
import { thePortal } from '../../testing/portal.ts'
import { remedyService } from './remedy.service.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test.each(['username', 'memberNumber', 'password', 'mobile'] as const)(
  '%s: a letter is undone when its job cannot be ended',
  async (remedy) => {
    const { id } = await portal.memberAs('adult')
    const finish = async () => {
      throw new Error('no jobs today')
    }

    await expect(remedyService(portal.deps).send({ remedy, memberId: id }, finish)).rejects.toThrow('no jobs today')
    expect(await portal.db.selectFrom('letters').select('to').execute()).toEqual([])
  },
)

const { newMobile, linkFor, sendCode, secretIn, requested, timePasses, stop } = lostPhone(portal)
const said = {
  portuguese: {
    path: '/pt/security/stop-mobile/',
    begun: 'vai ser alterado',
    stopped: 'cancelada',
    failed: 'não foi alterado',
    code: 'alterar',
  },
  english: {
    path: '/en/security/stop-mobile/',
    begun: 'is about to change',
    stopped: 'stopped',
    failed: 'has not been changed',
    code: 'change',
  },
} as const

describe.each(['portuguese', 'english'] as const)('[A09] a lost phone, in the language of the member: %s', (name) => {
  const { email, mobile } = people[name]
  const words = said[name]
  const newest = async (to: string) => {
    await portal.doJobs()
    const [letter] = await portal.letters(to)
    return letter
  }

  test('the code to the new number', async () => {
    await sendCode(await linkFor(name))

    expect((await newest(newMobile))?.body).toContain(words.code)
  })

  test('what will happen, with a page in that language to stop it, and that it was stopped', async () => {
    await requested({ name })
    for (const to of [email, mobile])
      expect(await newest(to)).toMatchObject({
        subject: expect.stringContaining(words.begun),
        body: expect.stringContaining(words.path),
      })

    expect(await stop(await secretIn('stop-mobile', mobile))).toMatchObject({ code: 0 })
    expect((await newest(email))?.subject).toContain(words.stopped)
  })

  test('that the number has become another member’s', async () => {
    await requested({ name })
    const first = portal.db.updateTable('members').set({ mobile: newMobile, mobileConfirmed: true })
    await first.where('username', '=', people.adult.username).execute()
    await timePasses(72)

    expect((await newest(email))?.subject).toContain(words.failed)
  })
})

test('what strangers have asked for keeps no letter from the member, who asks from a browser of their own (T-40)', async () => {
  const { username, email, idNumber, birthDate } = people.adult
  const phone = aBrowser(portal.app, undefined, '203.0.113.5')
  const logIn = { method: 'account', username, password }
  expect(await phone.post('/security/login_one_pass', logIn)).toMatchObject({ code: 0 })
  const [forgotPassword, byUsername] = ['/account/online/forgot_password', { account: username }]
  const solvedFor = async (path: string, who: object) => ({ ...who, solvedCaptcha: await portal.solvedCaptcha(path) })
  for (const [path, who] of [
    ['/account/online/forgot_account', { idNumber, birthDate }],
    [forgotPassword, byUsername],
    [forgotPassword, { account: email }],
    ['/account/find_member_code', { idNumber, birthDate }],
  ] as const)
    expect(await portal.post(path, await solvedFor(path, who))).toMatchObject({ code: 0 })
  await portal.doJobs()
  expect(await portal.letters(email)).toHaveLength(3)

  expect(await phone.post(forgotPassword, await solvedFor(forgotPassword, byUsername))).toMatchObject({ code: 0 })
  await portal.doJobs()
  expect(await portal.letters(email)).toHaveLength(4)
})
