import { openPostgres } from '../scripts/postgres.ts'

/** Runs the work with an empty database of PostgreSQL in the environment; more of them on the same server by address. */
export const withPostgres = async <T>(work: (urls: readonly string[]) => Promise<T>, databases = 1) => {
  const postgres = await openPostgres({ databases })
  const end = () => void postgres.close()
  process.once('exit', end)
  const before = process.env['DATABASE_URL']
  process.env['DATABASE_URL'] = postgres.urls[0] ?? ''
  try {
    return await work(postgres.urls)
  } finally {
    if (before === undefined) delete process.env['DATABASE_URL']
    else process.env['DATABASE_URL'] = before
    process.off('exit', end)
    await postgres.close()
  }
}
