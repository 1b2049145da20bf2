import { beforeEach, describe, expect, test } from 'vitest'
import { type PersonName, people } from '../../demonstration/people.ts'
import { atOnce } from '../../testing/attackers.ts'
import { lostPhone } from '../../testing/lostPhone.ts'
import { type Envelope, thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const {
  path,
  newMobile,
  linkFor,
  codeFor,
  secretIn,
  requested,
  request,
  timePasses,
  takeEffect,
  stop,
  onFile,
  requests,
} = lostPhone(portal)
const { adult, withoutMobile } = people
const password = 'three boats and a lantern'
const ownMobile = '66887799'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

type Member = Awaited<ReturnType<typeof portal.memberAs>>
/** Goes as far as the last step, which a test takes at a given moment. */
type Change = (member: Member) => Promise<() => Promise<Envelope>>

const changePassword: Change = async (member) => () =>
  member.post('/account/online/change_passowrd', { password, passwordRepeat: password })
const changeMobile: Change = async (member) => {
  await member.post('/account/change_mobile/send_sms', { mobile: ownMobile })
  const code = await portal.codeTo(ownMobile)
  return () => member.post('/account/change_mobile', { mobile: ownMobile, code })
}
const changeEmail: Change = async (member) => {
  const email = 'new.address@example.mo'
  await member.post('/account/change_email', { email, emailRepeat: email })
  const hash = await secretIn('change-email', email)
  return () => portal.post('/security/verify_change_hash', { hash })
}
const confirmMobile: Change = async (member) => {
  await member.post('/account/confirm_mobile/send_sms')
  const code = await portal.codeTo(withoutMobile.mobile)
  return () => member.post('/account/confirm_mobile', { code })
}

const sentences = {
  zh: '先前更改流動電話號碼的要求亦已停止，不會生效。',
  pt: 'O pedido pendente para alterar o número de telemóvel foi também cancelado.',
  en: 'The request for a new mobile number that was waiting has been stopped as well.',
}
const newestTo = async (to: string) => {
  await portal.doJobs()
  return (await portal.letters(to))[0]?.body ?? ''
}

const changes: [name: string, who: PersonName, change: Change][] = [
  ['a new password', 'adult', changePassword],
  ['a new password', 'portuguese', changePassword],
  ['a new number', 'adult', changeMobile],
  ['a new number', 'english', changeMobile],
  ['a new e-mail address', 'adult', changeEmail],
  ['a new e-mail address', 'portuguese', changeEmail],
  ['confirming the number on file', 'withoutMobile', confirmMobile],
]

describe('a new number that waits is stopped by a change made logged in (T-47)', () => {
  test.each(changes)('such as %s, and the letter about it says so (as %s)', async (_, who, change) => {
    const { email, mobile, language } = people[who]
    await requested({ name: who })
    const stopping = await secretIn('stop-mobile', email ?? '')
    const member = await portal.memberAs(who)
    expect(await (await change(member))()).toMatchObject({ code: 0 })

    expect(await newestTo(email ?? '')).toContain(sentences[language])
    if (who !== 'withoutMobile') expect(await newestTo(mobile)).toContain(sentences[language])
    expect(await requests()).toMatchObject([{ outcome: 'overtaken', endedAt: expect.any(Date) }])
    expect(await stop(stopping)).toMatchObject({ code: 24 })
    expect(await portal.post(`${path}/stop/look`, { hash: stopping })).toMatchObject({ code: 24 })
    const before = await onFile(who)
    await timePasses(100)
    expect(await onFile(who)).toBe(before)
  })

  test.each(changes)('or else the letter about %s says nothing of it (as %s)', async (_, who, change) => {
    const last = await change(await portal.memberAs(who))
    expect(await last()).toMatchObject({ code: 0 })

    const told = await newestTo(people[who].email ?? '')
    expect(told).not.toBe('')
    for (const sentence of Object.values(sentences)) expect(told).not.toContain(sentence)
  })

  test('once: the letter of the next change says nothing of it, and the member may ask again', async () => {
    await requested()
    const member = await portal.memberAs('adult')
    await (await changePassword(member))()
    await (await changeMobile(member))()
    expect(await newestTo(adult.email)).not.toContain(sentences.zh)

    portal.clock.forward(61_000)
    expect(await requested({ password })).toMatchObject({ code: 0 })
    await timePasses(24)
    expect(await onFile()).toBe(newMobile)
  })

  test('by a link that is followed after the session that asked for it has ended', async () => {
    await requested()
    const member = await portal.memberAs('adult')
    const follow = await changeEmail(member)
    await member.post('/security/logout_force')

    expect(await follow()).toMatchObject({ code: 0 })
    expect(await requests()).toMatchObject([{ outcome: 'overtaken' }])
  })

  test('only if it is that member’s own', async () => {
    await requested()
    await (await changePassword(await portal.memberAs('english')))()
    await timePasses(24)

    expect(await onFile()).toBe(newMobile)
  })
})

describe('a new number goes on waiting', () => {
  test('when an e-mailed link sets a new password: the holder of the mailbox alone may be a thief', async () => {
    await requested()
    const { username, email } = adult
    const solvedCaptcha = await portal.solvedCaptcha('/account/online/forgot_password')
    await portal.post('/account/online/forgot_password', { account: username, solvedCaptcha })
    const hash = await secretIn('change-password', email)
    const reset = { method: 'email', hash, password, passwordRepeat: password }
    expect(await portal.post('/account/online/reset_password', reset)).toMatchObject({ code: 0 })

    expect(await newestTo(email)).not.toContain(sentences.zh)
    await timePasses(24)
    expect(await onFile()).toBe(newMobile)
  })

  test('when a change is refused', async () => {
    await requested()
    const member = await portal.memberAs('adult')
    const taken = people.english.mobile
    await member.post('/account/change_mobile/send_sms', { mobile: taken })
    const code = await portal.codeTo(taken)
    expect(await member.post('/account/change_mobile', { mobile: taken, code })).toMatchObject({ code: 53 })
    await timePasses(24)

    expect(await onFile()).toBe(newMobile)
  })
})

describe('at the same moment', () => {
  const rounds = Array.from({ length: 4 }, (_, round) => round)

  test.each([
    ['a new password', changePassword],
    ['a new number', changeMobile],
    ['a new e-mail address', changeEmail],
  ])('of a number that falls due and %s, one happens', async (_, change) => {
    for (const round of rounds) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      await requested()
      portal.clock.forward(24 * 3_600_000)
      const [{ id = 0 } = {}] = await requests()
      const last = await change(await portal.memberAs('adult'))
      const takesEffect = () => takeEffect(id)
      const [first, second] = round % 2 === 0 ? [takesEffect, last] : [last, takesEffect]
      const answers = await Promise.all([first(), second()])
      const answer = answers.find((one) => one)

      const changed = answer?.code === 0
      // A failure means that the new number has ended the session, or the link that it asked for.
      if (!changed) expect([2, 24]).toContain(answer?.code)
      expect(await requests()).toMatchObject([{ outcome: changed ? 'overtaken' : 'changed' }])
      if (!changed) expect(await onFile()).toBe(newMobile)
      else expect(await onFile()).toBe(change === changeMobile ? ownMobile : adult.mobile)
    }
  })

  test('a request beside a new password is either never made or stopped', async () => {
    for (const round of rounds) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const hash = await linkFor()
      const code = await codeFor(hash)
      const change = await changePassword(await portal.memberAs('adult'))
      const ask = () => request(hash, code, { password: '' })
      await atOnce(2, (place) => (place === round % 2 ? change() : ask()))

      expect((await requests()).filter(({ endedAt }) => !endedAt)).toEqual([])
    }
  })
})
