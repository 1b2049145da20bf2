import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { thePortal } from '../../testing/portal.ts'
import { auditService } from './audit.service.ts'
import { chainService } from './chain.service.ts'

const portal = await thePortal()
const { verify } = chainService(portal.deps)
/** What the demonstration has written down already. */
let before = 0
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  before = (await verify()).head.position
})

const write = (id: string, detail?: string) =>
  inTransaction(portal.deps, (deps) =>
    auditService(deps).write({ by: 'system', act: 'looked', subject: { kind: 'application', id }, detail }),
  )
const kinds = async (noted?: Parameters<typeof verify>[0]) => (await verify(noted)).faults.map(({ kind }) => kind)
/** As somebody who owns the tables may, and no program of ours. */
const byHand = (statements: string) =>
  portal.db.transaction().execute(async (tx) => {
    const tables = ['audit', 'audit_chain']
    for (const table of tables) await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
    for (const statement of statements.split(';')) await sql.raw(statement).execute(tx)
    for (const table of tables) await sql.raw(`alter table ${table} enable trigger user`).execute(tx)
  })
const entryAt = async (position: number) =>
  (
    await portal.db
      .selectFrom('auditChain')
      .select('entry')
      .where('position', '=', before + position)
      .executeTakeFirstOrThrow()
  ).entry

test('a trail that nobody has touched is whole, whatever is written in it', async () => {
  for (const [place, detail] of ['senior, content', 'Ação 已批准 😀', undefined, '3:a,-', '-'].entries())
    await write(`A-${place}`, detail)

  const { head, faults } = await verify()
  expect([head.position, faults]).toEqual([before + 5, []])
  expect(head.hash).toMatch(/^[0-9a-f]{64}$/)
  await write('A-5')
  expect(await kinds(head), 'what was noted earlier still holds').toEqual([])
})

test('an act that is rolled back leaves neither an entry nor a gap', async () => {
  await write('A-1')
  const broken = inTransaction(portal.deps, async (deps) => {
    await auditService(deps).write({ by: 'system', act: 'looked', subject: { kind: 'application', id: 'A-2' } })
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  await write('A-3')

  expect(await verify()).toMatchObject({ head: { position: before + 2 }, faults: [] })
})

test('of many who write at once each has a place of their own', async () => {
  await Promise.all(Array.from({ length: 24 }, (_, place) => write(`A-${place}`)))

  expect(await verify()).toMatchObject({ head: { position: before + 24 }, faults: [] })
})

describe('a trail that was altered by hand says where', () => {
  beforeEach(async () => {
    for (let place = 1; place <= 5; place += 1) await write(`A-${place}`, 'by telephone')
  })

  test.each([
    ['another act', "act = 'approved'"],
    ['another subject', "subject_id = 'A-9'"],
    ['another reason', "detail = 'by letter'"],
    ['no reason', 'detail = null'],
    ['a microsecond later', "at = at + interval '1 microsecond'"],
  ])('%s', async (_, change) => {
    const entry = await entryAt(3)
    await byHand(`update audit set ${change} where id = ${entry}`)

    expect((await verify()).faults).toEqual([{ kind: 'altered', entry, position: before + 3 }])
  })

  test('an entry whose hash was made anew, by the one behind it', async () => {
    const [entry, next] = [await entryAt(3), await entryAt(4)]
    await byHand(`
      update audit set act = 'approved' where id = ${entry};
      update audit_chain set hash = sha256(
        (select hash from audit_chain where position = ${before + 2}) || audit_content(${before + 3}, (select audit from audit where id = ${entry})))
        where position = ${before + 3}`)

    expect((await verify()).faults).toEqual([{ kind: 'altered', entry: next, position: before + 4 }])
  })

  test('an entry that is gone', async () => {
    const entry = await entryAt(3)
    await byHand(`delete from audit_chain where entry = ${entry}; delete from audit where id = ${entry}`)

    expect((await verify()).faults).toEqual([{ kind: 'removed', position: before + 3 }])
  })

  test('an entry that was put in', async () => {
    await byHand(`
      insert into audit (at, act, subject_kind, subject_id) values (now(), 'looked', 'application', 'A-0')`)

    expect(await kinds()).toEqual(['added'])
  })

  test('an end that was cut off', async () => {
    await byHand(`
      delete from audit_chain where position > ${before + 3};
      delete from audit where id not in (select entry from audit_chain)`)

    expect((await verify()).faults).toEqual([{ kind: 'cut', position: before + 5 }])
  })

  test('one that was written anew to its end, head and all: by the head that was noted outside', async () => {
    const { head } = await verify()
    const entries = await Promise.all([3, 4, 5].map(entryAt))
    await byHand(`
      delete from audit_chain where position > ${before + 2};
      update audit set act = 'approved' where id = ${entries[0]};
      update audit_head set position = ${before + 2}, hash = (select hash from audit_chain where position = ${before + 2});
      select audit_append(audit) from audit where id in (${entries.join(', ')}) order by id`)

    expect(await kinds()).toEqual([])
    expect((await verify(head)).faults).toEqual([{ kind: 'rewritten', position: before + 5 }])
  })

  test('one that was cut off, head and all: by the head that was noted outside', async () => {
    const { head } = await verify()
    await byHand(`
      delete from audit_chain where position > ${before + 4};
      delete from audit where id not in (select entry from audit_chain);
      update audit_head set position = ${before + 4}, hash = (select hash from audit_chain where position = ${before + 4})`)

    expect(await kinds()).toEqual([])
    expect((await verify(head)).faults).toEqual([{ kind: 'cut', position: before + 5 }])
  })
})

test.each(['audit', 'auditChain'] as const)('%s cannot be changed or emptied by the portal', async (table) => {
  await write('A-1')

  await expect(portal.db.deleteFrom(table).execute()).rejects.toThrow('append-only')
  await expect(
    sql`update ${sql.table(table)} set ${sql.ref(table === 'audit' ? 'act' : 'entry')} = default`.execute(portal.db),
  ).rejects.toThrow()
})
