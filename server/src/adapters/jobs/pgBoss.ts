import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../../database/database.ts'
import type { Job, JobName, Jobs, Schedule, Workers } from '../../ports/jobs.ts'

const nothing = '00000000-0000-0000-0000-000000000000'

/**
 * Seconds after which another worker takes over an unfinished job: its process was killed. Short, because an SMS code
 * is good for five minutes; but longer than any adapter tries to send.
 */
const givenUpAfter = 30

const crons = { 'every five minutes': '*/5 * * * *', 'every hour': '0 * * * *' } as const

/** Jobs live in the same database as everything else, so that they can be added in the same transaction. */
export const pgBossJobs = async (database: Database, queues: readonly JobName[], { supervise = true } = {}) => {
  const boss = new PgBoss({
    ...database.forJobs,
    schema: 'jobs',
    schedule: supervise,
    supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => console.error('jobs:', error.message))
  await boss.start()
  for (const queue of queues) {
    await boss.createQueue(queue, { retryLimit: 10, retryBackoff: true, retryDelay: 1, expireInSeconds: givenUpAfter })
    // pg-boss must know the queue beforehand. Otherwise the first `add` would look it up outside its transaction, and
    // on PGlite, with its one connection, wait for that transaction for ever.
    await boss.findJobs(queue, { id: nothing })
  }

  const jobs: Jobs = {
    async add(db, { name, data }) {
      // pg-boss would look for it outside the transaction and, on PGlite, wait for that transaction for ever.
      if (!queues.includes(name)) throw new Error(`There is no job ${name}.`)
      // Without `db` the job would be sent outside the transaction and, on PGlite, wait for it for ever.
      // Plugins are left out because pg-boss wants its column names as they are.
      await boss.send(name, data, { db: fromKysely(db.withoutPlugins()) })
    },
  }

  const run = async (workers: Workers, { name, data }: Job) =>
    // The name chooses the data; TypeScript cannot follow that through an index.
    (workers[name] as (data: unknown) => Promise<void>)(data)

  return {
    ...jobs,
    /** Works on the jobs until `stop`. */
    async work(workers: Workers) {
      for (const name of queues)
        await boss.work<Job['data']>(name, { pollingIntervalSeconds: 0.5, batchSize: 25 }, async (batch) => {
          const done = await Promise.allSettled(batch.map(({ data }) => run(workers, { name, data } as Job)))
          // One failure brings the whole batch back; a job that was done already notices it and does nothing.
          const failed = done.find(({ status }) => status === 'rejected')
          if (failed?.status === 'rejected') throw failed.reason
        })
    },
    /** Adds jobs on a schedule, one for all processes together. */
    async repeat(schedule: Schedule) {
      for (const [name, interval] of Object.entries(schedule)) await boss.schedule(name, crons[interval])
    },
    /**
     * For tests: does the waiting jobs, and those that they add, then comes back; a failed one waits for its next turn.
     */
    async drain(workers: Workers) {
      for (let found = true; found; ) {
        found = false
        for (const name of queues)
          for (const { id, data } of await boss.fetch<Job['data']>(name, { batchSize: 50 })) {
            found = true
            await run(workers, { name, data } as Job).then(
              () => boss.complete(name, id),
              (error: unknown) => boss.fail(name, id, { message: String(error) }),
            )
          }
      }
    },
    async empty() {
      for (const queue of queues) await boss.deleteAllJobs(queue)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
