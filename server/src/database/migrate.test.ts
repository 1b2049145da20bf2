import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { thePortal } from '../testing/portal.ts'
import { migrate } from './migrate.ts'

const { db } = await thePortal()

test('a program that is older than the tables says so in one sentence, and changes nothing', async () => {
  await sql`insert into kysely_migration values ('9999_of_tomorrow', '2026-03-02T02:00:00.000Z')`.execute(db)
  onTestFinished(async () => {
    await sql`delete from kysely_migration where name = '9999_of_tomorrow'`.execute(db)
  })
  const failed = await migrate(db).catch((error: unknown) => error)

  expect(failed).toBeInstanceOf(ConfigError)
  expect(failed).toMatchObject({
    message: 'The tables are newer than this program. Start the newer version, or restore a backup.',
  })
})

test('tables in their newest form are left as they are', async () => {
  await expect(migrate(db)).resolves.toBeUndefined()
})
