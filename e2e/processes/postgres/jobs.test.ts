import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { pgBossJobs } from '../../../server/src/adapters/jobs/pgBoss.ts'
import { openDatabase } from '../../../server/src/database/database.ts'
import { aCluster } from './cluster.ts'

const server = await aCluster()
server.start()
afterAll(server.close)
const url = `postgresql://postgres@127.0.0.1:${server.port}/postgres`

test('the tables of jobs are made without a time limit, and jobs are looked for with one', async () => {
  const database = await openDatabase({ url })
  const { db } = database
  await sql`create table seen (statement_limit text)`.execute(db)
  await sql`create function note() returns event_trigger language plpgsql as
    $$ begin insert into seen values (current_setting('statement_timeout')); end $$`.execute(db)
  await sql`create event trigger note on ddl_command_end execute function note()`.execute(db)
  const jobs = await pgBossJobs(database, ['cleaning.hourly'], { supervise: false })
  await sql`drop event trigger note`.execute(db)
  const limits = await sql`select distinct statement_limit from seen`.execute(db)
  const looking = await database.forJobs.db?.executeSql('show statement_timeout')
  await jobs.stop()
  await database.close()

  expect(limits.rows).toEqual([{ statementLimit: '0' }])
  expect(looking?.rows).toEqual([{ statement_timeout: '8s' }])
})

test('while the database is away the queues are silent, and afterwards they work on', async () => {
  const lost: string[] = []
  const lines: string[] = []
  const database = await openDatabase({ url }, (code) => lost.push(code))
  const ofJobs = database.forJobs.db
  const asked = { answered: 0, failed: 0 }
  const executeSql: NonNullable<typeof ofJobs>['executeSql'] = async (text, values) => {
    try {
      const answer = await ofJobs?.executeSql(text, values)
      asked.answered += 1
      return answer ?? { rows: [] }
    } catch (error) {
      asked.failed += 1
      throw error
    }
  }
  const watched = { ...database, forJobs: { db: { executeSql } } }
  const jobs = await pgBossJobs(watched, ['cleaning.hourly'], { supervise: false, write: (line) => lines.push(line) })
  await jobs.work({} as Parameters<typeof jobs.work>[0])
  server.stop('immediate')
  await vi.waitFor(() => expect(asked.failed).toBeGreaterThan(2), { timeout: 60_000 })
  server.start()
  const before = asked.answered
  await vi.waitFor(() => expect(asked.answered).toBeGreaterThan(before), { timeout: 60_000 })
  await jobs.stop()
  await database.close()

  expect(lost).not.toEqual([])
  expect(lines).toEqual([])
})
