import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { consequenceOf, Undelivered } from '../../ports/mail.ts'
import { headersOf, smtpSink } from '../../testing/smtpSink.ts'
import { smtpMail } from './smtp.ts'

const sink = await smtpSink()
afterAll(() => sink.close())
beforeEach(() => sink.behave({}))

const letter = { key: 'k1', to: 'ana@example.mo', subject: 'Olá', body: 'Até breve' }
const mail = smtpMail(sink.address, 'Portal <no-reply@example.mo>', { within: 500 })
const reasonOf = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof Undelivered)) throw error ?? new Error('it was taken')
  return error
}

test('a letter that is taken has one Message-ID, by which a copy is known', async () => {
  await mail.send(letter)

  expect(sink.taken.at(-1)).toContain('Message-ID: <k1@example.mo>')
})

test('a letter says from whom it comes and what it is about', async () => {
  await mail.send({ ...letter, subject: 'Your card' })

  const [head = '', words] = (sink.taken.at(-1) ?? '').split('\n\n')
  expect(head.split('\n')).toEqual(
    expect.arrayContaining(['From: Portal <no-reply@example.mo>', 'To: ana@example.mo', 'Subject: Your card']),
  )
  expect(words).toContain('breve')
})

test('an attachment goes along with the words, under its name and as what it is', async () => {
  const bytes = Buffer.from(Array.from({ length: 300 }, (_, place) => place % 256))
  const card = { name: 'cartão provisório', type: 'application/pdf', base64: bytes.toString('base64') }
  await mail.send({ ...letter, attachments: [card] })
  const [head = '', ...parts] = (sink.taken.at(-1) ?? '').split(/^--.+$/m)
  const [words, file, rest] = parts.map((part) => part.trim())
  const [about = '', content = ''] = (file ?? '').split('\n\n')

  expect(head).toMatch(/^Content-Type: multipart\/mixed;\s+boundary=/m)
  expect(words).toContain('Content-Type: text/plain; charset=utf-8')
  expect(Buffer.from(words?.split('\n\n')[1] ?? '', 'base64').toString('utf8') + words).toContain('breve')
  expect(about).toContain('Content-Type: application/pdf')
  expect(about).toContain('Content-Transfer-Encoding: base64')
  expect(about).toContain('Content-Disposition: attachment')
  const written = /filename\*0?\*?=(?:utf-8'')?([^;\s]+)/.exec(about)?.[1] ?? ''
  expect(decodeURIComponent(written)).toBe(card.name)
  expect(Buffer.from(content, 'base64').equals(bytes)).toBe(true)
  expect(rest).toBe('')
})

test('a letter that can be turned off says where, for a mail program to do it with one click (RFC 8058)', async () => {
  // As long as those of the portal, which no line of a head may break.
  const stop = `https://portal.example.mo/api/notice/stop?s=${'aB3-_'.repeat(40)}`
  await mail.send({ ...letter, stop })
  await mail.send(letter)

  const [head, other] = sink.taken.slice(-2).map(headersOf)
  expect(head?.get('List-Unsubscribe')).toBe(`<${stop}>`)
  expect(head?.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect([other?.has('Subject'), other?.has('List-Unsubscribe'), other?.has('List-Unsubscribe-Post')]).toEqual([
    ...[true, false, false],
  ])
})

test.each([
  ['too many connections', { greeting: '421 4.3.2 busy' }, 'overloaded', 'away'],
  ['a server that is closed down', { greeting: '554 5.3.2 no service' }, 'out_of_order', 'away'],
  ['a sender that nobody may use', { mailFrom: '550 5.1.0 not you' }, 'out_of_order', 'away'],
  ['a login that is asked for', { mailFrom: '530 5.7.0 log in first' }, 'login_refused', 'away'],
  ['a login that fails for now', { mailFrom: '454 4.7.0 later' }, 'login_refused', 'away'],
  ['a login of a kind that is too weak', { mailFrom: '534 5.7.9 not so' }, 'login_refused', 'away'],
  ['a login that is wrong', { mailFrom: '535 5.7.8 wrong' }, 'login_refused', 'away'],
  ['a login that needs encryption', { mailFrom: '538 5.7.11 encrypt' }, 'login_refused', 'away'],
  ['a server that says nothing', { hangs: 'at once' }, 'timed_out', 'away'],
  ['a server that does not say whether it took it', { hangs: 'after the text' }, 'timed_out', 'away'],
  ['a cut connection', { cuts: true }, 'unreachable', 'away'],
  ['an unknown mailbox', { recipient: '550 5.1.1 <ana@example.mo> unknown' }, 'address_refused', 'refused'],
  ['a text that is refused', { text: '554 5.6.0 not this' }, 'content_refused', 'refused'],
  ['a full mailbox', { recipient: '452 4.2.2 <ana@example.mo> is full' }, 'not_now', 'later'],
  ['greylisting', { recipient: '450 4.7.1 try later' }, 'not_now', 'later'],
  ['a text that may be taken later', { text: '451 4.3.0 try later' }, 'not_now', 'later'],
  ['commands in the wrong order', { recipient: '503 5.5.1 bad sequence' }, 'not_now', 'later'],
  ['a refusal by policy', { recipient: '550 5.7.1 relaying denied' }, 'not_allowed', 'later'],
] as const)('%s', async (_, mood, reason, consequence) => {
  sink.behave(mood)
  const error = await reasonOf(mail.send(letter))

  expect([error.reason, consequenceOf(error.reason)]).toEqual([reason, consequence])
  expect(JSON.stringify({ ...error, message: error.message, cause: error.cause })).not.toContain('ana')
})

test('where encryption is asked for and not to be had, nothing is sent: away', async () => {
  const before = sink.taken.length
  const { reason } = await reasonOf(smtpMail(`${sink.address}?requireTLS=true`, 'a@example.mo').send(letter))

  expect([reason, consequenceOf(reason)]).toEqual(['not_secure', 'away'])
  expect(sink.taken).toHaveLength(before)
})

test('a letter to nobody is refused', async () => {
  expect((await reasonOf(mail.send({ ...letter, to: '' }))).reason).toBe('address_refused')
})

test('nobody there: away', async () => {
  const gone = await smtpSink()
  await gone.close()

  expect((await reasonOf(smtpMail(gone.address, 'a@example.mo').send(letter))).reason).toBe('unreachable')
})

test('the limit is one for the whole, and closes the connection', async () => {
  sink.behave({ hangs: 'after the text' })
  await reasonOf(mail.send(letter))

  await vi.waitFor(() => expect(sink.open()).toBe(0), { timeout: 5000 })
})
