import type { LetterKind } from '@palaestra/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { aWriter } from '../../testing/bulletins.ts'
import { throwing } from '../../testing/letterPost.ts'
import { thePortal } from '../../testing/portal.ts'
import { headersOf, smtpSink } from '../../testing/smtpSink.ts'
import { courierService } from './courier.service.ts'
import { inAccount } from './letter.rules.ts'
import { letterService } from './letter.service.ts'

const portal = await thePortal()
const sink = await smtpSink()
afterAll(() => sink.close())
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const { email } = people.english
/** What a mail server is given: a courier sends all that is due through it. Resolves to the headers of each letter. */
const arrived = async () => {
  while ((await portal.deps.jobs.drain(workers(portal.deps))) > 0);
  const before = sink.taken.length
  const courier = courierService({ ...portal.deps, mail: sink.mail }, throwing)
  while ((await courier.go()) > 0) await courier.settled?.()
  return sink.taken.slice(before).map(headersOf)
}
/** How a mail program is told where to stop a letter (RFC 8058): null where it is not. */
const stopsOf = (head: Map<string, string> | undefined) => {
  const address = head?.get('List-Unsubscribe')
  const post = head?.get('List-Unsubscribe-Post')
  return address === undefined && post === undefined ? null : { address, post }
}
const oneClick = {
  address: expect.stringMatching(/^<http:\/\/portal\.test\/security\/stop-notices\/[\w-]+>$/),
  post: 'List-Unsubscribe=One-Click',
}
/** Sends a notice by staff to all, by e-mail as well. */
const tellAll = (writer: Awaited<ReturnType<typeof aWriter>>, topic: string) => writer.sent({ topic, byEmail: true })

test('a copy of a notice arrives at a mail server with headers that stop it at one click, for whom it was written and no other', async () => {
  const writer = await aWriter(portal)
  await tellAll(writer, 'services')
  const heads = await arrived()
  const letterOf = (to: string) => heads.find((head) => head.get('To') === to)
  expect(heads.length).toBeGreaterThan(5)
  for (const head of heads) expect(stopsOf(head)).toEqual(oneClick)

  const { pathname } = new URL(stopsOf(letterOf(email))?.address?.slice(1, -1) ?? '')
  const posted = await portal.app.inject({
    ...{ method: 'POST', url: pathname, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(posted.statusCode).toBe(204)
  portal.clock.forward(60_000)
  await tellAll(writer, 'services')
  const after = (await arrived()).map((head) => head.get('To'))
  const others = heads.map((head) => head.get('To')).filter((to) => to !== email)
  expect(after.toSorted()).toEqual(others.toSorted())
})

test('what is official, a link to log in and what concerns the safety of the account arrive without them', async () => {
  const tom = await portal.memberAs('english')
  await tellAll(await aWriter(portal), 'official')
  await tom.post('/account/change_email', { email: 'new@example.mo', emailRepeat: 'new@example.mo' })
  await tom.post('/account/online/lost_card', { circumstances: 'Left on the bus 25', understood: true })
  const solvedCaptcha = await portal.solvedCaptcha('/security/login_link')
  await portal.post('/security/login_link', { account: people.adult.username, solvedCaptcha })
  const heads = await arrived()

  expect(heads.filter((head) => stopsOf(head) !== null)).toEqual([])
  const to = (address: string) => heads.filter((head) => head.get('To') === address)
  // The notice, the request for another address, and the lost card; the other member, the notice and the link.
  expect(to(email)).toHaveLength(3)
  expect(to('new@example.mo')).toHaveLength(1)
  expect(to(people.adult.email)).toHaveLength(2)
})

test('of all kinds of letters to a member those about what one chooses have them, and to nobody’s account none', async () => {
  const { id } = await portal.memberAs('english')
  const kinds = Object.keys(inAccount) as LetterKind[] // It has each of them.
  const write = (memberId: number | null) =>
    inTransaction(portal.deps, async (deps) => {
      for (const kind of kinds) {
        const words = { subject: kind, body: 'words' }
        await letterService(deps).post({ kind, copy: true, to: email, memberId, language: 'en', ...words })
      }
    })
  const withThem = (heads: Map<string, string>[]) =>
    heads.filter((head) => stopsOf(head) !== null).map((head) => head.get('Subject') ?? '')

  await write(id)
  const heads = await arrived()
  expect(heads).toHaveLength(kinds.length)
  expect(withThem(heads).toSorted()).toEqual(['booking_reminder', 'expiry', 'offers', 'services'])
  await write(null)
  expect(withThem(await arrived())).toEqual([])
})
