import type { AuditAct, AuditSubject } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { auditService } from './audit.service.ts'

const portal = await thePortal()
let auditor: Awaited<ReturnType<typeof aClerk>>
let lam: number

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  auditor = await aClerk(portal, ['auditor'])
  await aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })
  const found = await portal.db.selectFrom('staff').select('id').where('username', '=', 'lam').executeTakeFirstOrThrow()
  lam = found.id
})

const write = (
  act: AuditAct,
  id: string,
  { kind = 'application' as AuditSubject, by = lam as number | 'system', detail = '' } = {},
) => inTransaction(portal.deps, (deps) => auditService(deps).write({ by, act, subject: { kind, id }, detail }))
const find = async (search: object = {}) => (await auditor.post('/desk/audit/find', search)).data
type Item = { act: string; subject: string }
const subjects = async (search: object) => (await find(search)).items.map(({ subject }: Item) => subject)

describe('an auditor finds', () => {
  test('who did what and why, the newest first', async () => {
    await write('looked', 'A26-AAAAAA')
    await write('rejected', 'A26-BBBBBB', { detail: 'blurred' })

    expect((await find()).items.slice(0, 2)).toEqual([
      {
        ...{ id: expect.any(Number), at: expect.stringMatching(/^2026-03-02T02:/), who: 'Lam', username: 'lam' },
        ...{ act: 'rejected', kind: 'application', subject: 'A26-BBBBBB', detail: 'blurred' },
      },
      expect.objectContaining({ act: 'looked', subject: 'A26-AAAAAA', detail: null }),
    ])
  })

  test('by who, by act, by what it was about, and what the portal did itself', async () => {
    const { id, post } = await portal.memberAs('adult')
    const { memberNumber } = (await post('/account/info')).data
    await write('looked', 'A26-AAAAAA')
    await write('approved', 'A26-AAAAAA')
    await write('hold documents', String(id), { kind: 'member', by: 'system' })

    expect(await subjects({ who: 'LAM' })).toEqual(['A26-AAAAAA', 'A26-AAAAAA'])
    expect(await subjects({ who: 'lam', act: 'approved' })).toHaveLength(1)
    expect(await subjects({ who: 'nobody' })).toEqual([])
    expect(await subjects({ about: ' a26-aaaaaa ' })).toHaveLength(2)
    expect(await subjects({ about: memberNumber })).toEqual([memberNumber])
    expect(await subjects({ about: String(id) }), 'the number of a row is no number of a member').toEqual([])
    expect((await find({ who: 'system', act: 'hold documents' })).items).toMatchObject([{ who: '', username: null }])
    expect(await subjects({ about: 'lam' })).toEqual(['lam'])
  })

  test('between two days of the place, both included', async () => {
    for (const [day, id] of [
      ['2026-03-03T15:59:59Z', 'A26-AAAAAA'],
      ['2026-03-03T16:00:00Z', 'A26-BBBBBB'],
      ['2026-03-05T15:59:50Z', 'A26-CCCCCC'],
      ['2026-03-05T16:00:00Z', 'A26-DDDDDD'],
    ] as const) {
      portal.clock.set(new Date(day))
      await write('looked', id)
    }
    auditor = await aClerk(portal, ['auditor'], { username: 'wong', name: 'Wong' })

    expect(await subjects({ act: 'looked', from: '2026-03-04', to: '2026-03-05' })).toEqual([
      'A26-CCCCCC',
      'A26-BBBBBB',
    ])
    expect(await subjects({ act: 'looked', to: '2026-03-03' })).toEqual(['A26-AAAAAA'])
  })

  test('twenty a page, paged by key, each entry once; a made-up page is refused', async () => {
    for (let place = 10; place < 55; place += 1) await write('looked', `A26-AAAA${place}`)
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await find({ act: 'looked', ...(after && { after }) })
      expect(page.items.length).toBeLessThanOrEqual(20)
      seen.push(...page.items.map(({ subject }: Item) => subject))
      after = page.next
    } while (after)

    expect(seen).toEqual(Array.from({ length: 45 }, (_, place) => `A26-AAAA${54 - place}`))
    for (const made of ['x', '2026-03-02T02:00:00.000Z.x', '0000-01-01T00:00:00.000Z.1'])
      expect(await auditor.post('/desk/audit/find', { after: made })).toMatchObject({ code: 1 })
  })
})

describe('an export', () => {
  const fileOf = async (given: object) => {
    const { link } = (await auditor.post('/desk/audit/export', given)).data
    return { link, ...(await portal.app.inject({ url: link })) }
  }

  test('has every entry as a line, is an entry itself, and names nobody in its address', async () => {
    for (let place = 0; place < 1005; place += 1) await write('looked', 'A26-AAAAAA')
    const { link, headers, payload } = await fileOf({ act: 'looked', about: 'A26-AAAAAA', format: 'ndjson' })

    const lines = payload
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect([lines.length, new Set(lines.map(({ id }) => id)).size]).toEqual([1005, 1005])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching('audit.ndjson'),
    })
    expect(link).not.toMatch('AAAAAA')
    expect((await find({ act: 'exported' })).items).toMatchObject([
      { username: 'ieong', kind: 'audit', subject: 'ndjson', detail: 'act looked, about A26-AAAAAA' },
    ])
  })

  test('as a table has no cell that a program would run', async () => {
    await write('looked', 'A26-AAAAAA', { detail: '=1+"1"' })
    const { payload, headers } = await fileOf({ act: 'looked', format: 'csv' })

    expect(headers['content-type']).toMatch('text/csv')
    const [heading, row] = payload.split('\r\n')
    expect(heading).toBe('\u{feff}id,at,who,username,act,kind,subject,detail')
    expect(row).toMatch(/"A26-AAAAAA","'=1\+""1"""$/)
  })

  test('is there for a minute, and for nobody who makes up an address', async () => {
    const { link, statusCode } = await fileOf({ format: 'csv' })
    expect(statusCode).toBe(200)
    portal.clock.forward(61_000)

    expect((await portal.app.inject({ url: link })).statusCode).toBe(404)
    expect((await portal.app.inject({ url: `${link.slice(0, -2)}AA` })).statusCode).toBe(404)
    expect((await portal.app.inject({ url: '/api/desk/audit/file/x' })).statusCode).toBe(404)
  })
})
