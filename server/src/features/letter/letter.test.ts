import type { LetterKind } from '@palaestra/contract'
import { links } from '@palaestra/contract/links'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { settingsIn } from '../../settings.ts'
import { thePortal } from '../../testing/portal.ts'
import { letterService } from './letter.service.ts'

const portal = await thePortal()
const words = { to: 'ana@example.mo', subject: 'Olá', body: 'Até breve' }
const said = { ...words, copy: true } as const
const withItsFrame = { ...words, body: expect.stringContaining(said.body) }

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const postThen = (end: () => void) =>
  inTransaction(portal.deps, async (deps) => {
    await letterService(deps).post({ kind: 'notice', language: 'pt', ...said })
    end()
  })

test('a letter leaves after its transaction', async () => {
  await postThen(() => {})
  await portal.doJobs()

  expect(await portal.letters()).toMatchObject([withItsFrame])
})

test('a letter never leaves when its transaction fails', async () => {
  const failed = postThen(() => {
    throw new Error('the rest went wrong')
  })

  await expect(failed).rejects.toThrow('the rest went wrong')
  await portal.doJobs()
  expect(await portal.letters()).toEqual([])
  expect(await portal.db.selectFrom('letters').selectAll().execute()).toEqual([])
})

test('a letter that has left leaves no words in the outbox', async () => {
  await postThen(() => {})
  await portal.doJobs()

  expect(await portal.db.selectFrom('letters').select(['body', 'sentAt']).execute()).toMatchObject([
    { body: null, sentAt: expect.any(Date) },
  ])
})

test('a letter waits while the mail system is out of order', async () => {
  portal.box.close()
  await postThen(() => {})
  await portal.doJobs()
  expect(await portal.letters()).toEqual([])

  const [waiting] = await portal.db.selectFrom('letters').select(['sentAt', 'body']).execute()
  expect(waiting).toEqual({ sentAt: null, body: withItsFrame.body })
})

const [minute, hour, day] = [60, 3600, 86_400]
test.each<[LetterKind, 'urgent' | 'ordinary', secretSeconds: number | null, triedFor: number]>([
  ['code', 'urgent', 5 * minute, 5 * minute],
  ['log_in', 'urgent', 15 * minute, 15 * minute],
  ['reset_password', 'urgent', hour, hour],
  ['recover_mobile', 'urgent', day, day],
  ['change_email', 'urgent', day, day],
  ['confirm_email', 'urgent', day, day],
  ['reminder', 'urgent', null, 7 * day],
  ['activate', 'ordinary', day, day],
  ['card', 'ordinary', null, 7 * day],
  ['notice', 'ordinary', null, 7 * day],
  ['application', 'ordinary', null, 7 * day],
])('a letter leaves as soon as its kind asks, and while it is of use: %s', async (kind, urgency, secret, triedFor) => {
  await inTransaction(portal.deps, (deps) => letterService(deps).post({ kind, language: 'pt', ...said }))
  const letter = await portal.db.selectFrom('letters').selectAll().executeTakeFirstOrThrow()
  const after = (moment: Date | null) => moment && (moment.getTime() - letter.writtenAt.getTime()) / 1000

  expect(letter).toMatchObject({ kind, urgency, nextTryAt: letter.writtenAt })
  expect([after(letter.secretUntil), after(letter.until)]).toEqual([secret, triedFor])
})

test.each(['stop_mobile', 'correct', 'parent_consent'] as const)(
  'a link that is good for longer than a week is tried for a week, and its words go with it: %s',
  async (kind) => {
    await inTransaction(portal.deps, (deps) => letterService(deps).post({ kind, language: 'pt', ...said }))
    const letter = await portal.db.selectFrom('letters').selectAll().executeTakeFirstOrThrow()

    expect(letter.urgency).toBe('ordinary')
    expect(letter.secretUntil).toEqual(new Date(letter.writtenAt.getTime() + links[kind].seconds * 1000))
    expect(letter.until.getTime()).toBe(letter.writtenAt.getTime() + Math.min(links[kind].seconds, 7 * day) * 1000)
  },
)

test('an e-mail opens with the portal and closes with the authority, in the language of who reads it', async () => {
  await postThen(() => {})
  await portal.doJobs()

  const [{ body } = { body: '' }] = await portal.letters()
  const { authority, portal: name, hotline } = settingsIn('pt', portal.deps.settings)
  const [first, ...rest] = body.split('\n')
  expect(first).toContain(name)
  expect(rest.slice(-4)).toEqual([authority, `Linha de apoio: ${hotline}`, '', expect.stringContaining('não responda')])
})

test('a text message begins with the portal and then says what it has to say', async () => {
  await inTransaction(portal.deps, (deps) =>
    letterService(deps).post({ kind: 'notice', channel: 'sms', language: 'zh', ...said, to: '66123456' }),
  )
  await portal.doJobs()

  expect(await portal.letters()).toMatchObject([{ body: `【${portal.deps.settings.portal.zh}】${said.body}` }])
})
