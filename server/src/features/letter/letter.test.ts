import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { thePortal } from '../../testing/portal.ts'
import { letterService } from './letter.service.ts'

const portal = await thePortal()
const said = { to: 'ana@example.mo', subject: 'Olá', body: 'Até breve' }

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const postThen = (end: () => void) =>
  inTransaction(portal.deps, async (deps) => {
    await letterService(deps).post({ kind: 'notice', ...said })
    end()
  })

test('a letter leaves after its transaction', async () => {
  await postThen(() => {})
  await portal.doJobs()

  expect(await portal.letters()).toMatchObject([said])
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
  expect(waiting).toEqual({ sentAt: null, body: said.body })
})
