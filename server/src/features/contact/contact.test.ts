import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { emailLinks } from '../../testing/emailLinks.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { as, linkTo, follow } = emailLinks(portal)
const hour = 3_600_000
const email = 'new.address@example.mo'

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('the address on file', () => {
  const { student } = people
  const send = (member: Awaited<ReturnType<typeof as>>) => member.post('/account/confirm_email')
  const confirm = (hash: string) => portal.post('/security/active_email', { hash })

  test('[R36] is confirmed by the link to it; looking uses nothing up, and it is good once', async () => {
    const member = await as('student')
    expect(await member.info()).toMatchObject({ emailConfirmed: false })
    expect(await send(member)).toEqual({ code: 0, data: { emailHint: 'y•••@example.mo' } })
    const hash = await linkTo(student.email, 'active-email')
    for (let times = 0; times < 2; times += 1)
      expect(await portal.post('/security/active_email/look', { hash })).toEqual({
        code: 0,
        data: { emailHint: 'y•••@example.mo' },
      })

    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(hash)))
    expect(answers.filter(({ code }) => code === 0)).toEqual([{ code: 0, data: {} }])
    expect(await member.info()).toMatchObject({ emailConfirmed: true })
    expect(await send(member)).toMatchObject({ code: 164 })
  })

  test('is confirmed in the language of the member, whatever the page speaks', async () => {
    const member = await as('student')
    await portal.db.updateTable('members').set({ language: 'pt' }).where('id', '=', member.id).execute()
    await send(member)
    await portal.doJobs()

    expect(await portal.letters(student.email)).toMatchObject([
      { subject: 'Confirme o seu e-mail', body: expect.stringContaining('/pt/security/active-email/') },
    ])
  })

  test('is confirmed although others have asked for it as often as one may; and three times in ten minutes', async () => {
    const member = await as('student')
    for (const name of ['adult', 'english', 'portuguese'] as const)
      expect(await (await as(name)).ask(student.email)).toMatchObject({ code: 0 })
    expect(await (await as('worker')).ask(student.email)).toMatchObject({ code: 4 })

    for (let times = 0; times < 3; times += 1) expect(await send(member)).toMatchObject({ code: 0 })
    expect(await send(member)).toMatchObject({ code: 4, wait: 600 })
  })

  test('is confirmed by a link for 24 hours', async () => {
    await send(await as('student'))
    const hash = await linkTo(student.email, 'active-email')
    portal.clock.forward(24 * hour - 10_000)
    expect(await portal.post('/security/active_email/look', { hash })).toMatchObject({ code: 0 })
    portal.clock.forward(10_000)

    expect(await portal.post('/security/active_email/look', { hash })).toMatchObject({ code: 24 })
    expect(await confirm(hash)).toMatchObject({ code: 24 })
  })

  test('is confirmed already after a proof in the registration, and may be absent', async () => {
    expect(await send(await as('adult'))).toMatchObject({ code: 164 })
    expect(await send(await as('withoutEmail'))).toMatchObject({ code: 163 })
  })

  test('stays unconfirmed by a link to the one before', async () => {
    const member = await as('student')
    await send(member)
    const hash = await linkTo(student.email, 'active-email')
    await portal.db.updateTable('members').set({ email }).where('id', '=', member.id).execute()

    expect(await confirm(hash)).toMatchObject({ code: 24 })
    expect(await member.info()).toMatchObject({ emailConfirmed: false })
  })

  test('is confirmed by its own kind of link only, which opens nothing else', async () => {
    const member = await as('student')
    await send(member)
    const hash = await linkTo(student.email, 'active-email')
    expect(await follow(hash)).toMatchObject({ code: 24 })
    await member.ask(email)

    expect(await confirm(await linkTo(email))).toMatchObject({ code: 24 })
  })
})
