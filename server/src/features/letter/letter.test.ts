import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { settingsIn } from '../../settings.ts'
import { thePortal } from '../../testing/portal.ts'
import { letterService } from './letter.service.ts'

const portal = await thePortal()
const said = { to: 'ana@example.mo', subject: 'Olá', body: 'Até breve' }
const withItsFrame = { ...said, body: expect.stringContaining(said.body) }

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
