import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type ConstructorOptions, fromKysely, PgBoss, type QueueResult } from 'pg-boss'
import type { Database, Tx } from '../../database/database.ts'
import { isOutage } from '../../database/outage.ts'
import { faultOf } from '../../http/border.ts'
import { hour } from '../../ports/clock.ts'
import type { Finish, Job, JobName, Jobs, Schedule, Workers } from '../../ports/jobs.ts'

/**
 * Seconds after which another worker takes over an unfinished job: its process was killed. After a long stop there is
 * much to purge.
 */
const givenUpAfter = (name: JobName) => (name === 'cleaning.hourly' ? hour : 30)
/** Seconds after which a job that hangs fails alone: before the batch that it came with would be repeated. */
const longest = (name: JobName) => givenUpAfter(name) - 5

/**
 * A failed job is tried again after 1, 2, 4 … seconds, at most ten minutes, for about a day. By then it is a fault to
 * be mended, and an alarm stands.
 */
const retries = { retryLimit: 150, retryBackoff: true, retryDelay: 1, retryDelayMax: 600 }

/** Milliseconds after which a job begins at the latest, while a worker is free. */
const askedEvery = 500

const crons = { 'every minute': '* * * * *', 'every five minutes': '*/5 * * * *', 'every hour': '0 * * * *' } as const

/** What pg-boss tells as an error: one, or a copy of its fields with the queue that it concerns. */
type Told = Partial<Error> & { queue?: string }

/** One line of the log for each fault, in the form of the others: level 50. */
const logFaults = (write: (line: string) => void) => (told: Told) => {
  const error = told instanceof Error ? told : Object.assign(new Error(), told)
  // Of an outage the lost connections tell already. Each queue would say so every second.
  if (isOutage(error)) return
  write(`${JSON.stringify({ level: 50, time: Date.now(), msg: 'jobs', queue: told.queue, ...faultOf(error) })}\n`)
}

const isLike = (queue: QueueResult, options: Partial<QueueResult>) => {
  const names = Object.keys(options) as (keyof QueueResult)[]
  return names.every((name) => queue[name] === options[name])
}

/** Makes and migrates the tables of pg-boss and our queues, by an instance of their own: one knows one kind of limits. */
const makeTables = async (boss: PgBoss, queues: readonly JobName[]) => {
  await boss.start()
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of queues) {
    const options = { ...retries, expireInSeconds: givenUpAfter(name) }
    const queue = there.get(name)
    if (!queue) await boss.createQueue(name, options)
    // A queue of before is not created anew.
    else if (!isLike(queue, options)) await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}

interface Options {
  /** False leaves out the housekeeping, and jobs on a schedule. */
  supervise?: boolean
  /** Takes the lines of the log. */
  write?: (line: string) => void
}

const toOutput = (line: string) => void process.stdout.write(line)

/** Jobs live in the same database as everything else, so that they can be added in the same transaction. */
export const pgBossJobs = async (
  database: Database,
  queues: readonly JobName[],
  { supervise = true, write = toOutput }: Options = {},
) => {
  const open = (options: ConstructorOptions) => {
    const boss = new PgBoss({ ...options, schema: 'jobs' })
    boss.on('error', logFaults(write))
    return boss
  }
  await makeTables(open({ ...database.forTablesOfJobs, schedule: false, supervise: false }), queues)
  const boss = open({
    ...database.forJobs,
    schedule: supervise,
    supervise,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  // From its start pg-boss knows each queue. Otherwise the first `add` would look it up outside its transaction, and on
  // PGlite, with its one connection, wait for that transaction for ever.
  await boss.start()

  const within = (db: Tx) => ({ db: fromKysely(db.withoutPlugins()) })

  const jobs: Jobs = {
    async add(db, { name, data }, when) {
      // pg-boss would look for it outside the transaction and, on PGlite, wait for that transaction for ever.
      if (!queues.includes(name)) throw new Error(`There is no job ${name}.`)
      // Without `db` the job would be sent outside the transaction and, on PGlite, wait for it for ever.
      // Plugins are left out because pg-boss wants its column names as they are.
      await boss.send(name, data, { ...within(db), ...(when && { startAfter: when.after }) })
    },

    async counts() {
      const { rows } = await sql<Awaited<ReturnType<Jobs['counts']>>>`
        select
          count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
          coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float8
            as oldest_seconds,
          count(*) filter (where state = 'failed') as failed
        from jobs.job where name = any (${[...queues]}::text[])`.execute(database.db)
      const { waiting = 0, oldestSeconds = 0, failed = 0 } = rows[0] ?? {}
      return { waiting, oldestSeconds: Math.max(0, oldestSeconds), failed }
    },
  }

  type Fetched = Awaited<ReturnType<typeof boss.fetch<Job['data']>>>[number]

  const finishing =
    (name: JobName, job: Fetched): Finish =>
    async (db) => {
      // pg-boss does not declare what it gives back.
      const { affected } = (await boss.complete(name, job, null, within(db))) as { affected: number }
      if (affected === 0) throw new Error(`Another worker has ended this ${name}.`)
    }

  /** Does one job. It fails alone, also when it does not come to an end. */
  const run = async (workers: Workers, name: JobName, job: Fetched) => {
    // The name chooses the data; TypeScript cannot follow that through an index.
    const work = workers[name] as (data: unknown, finish: Finish) => Promise<void>
    const limit = new AbortController()
    const tooLong = setTimeout(longest(name) * 1000, undefined, { signal: limit.signal }).then(() => {
      throw new Error(`This ${name} takes too long.`)
    })
    try {
      await Promise.race([work(job.data, finishing(name, job)), tooLong])
      return { id: job.id, status: 'completed', output: undefined } as const
    } catch (error) {
      return { id: job.id, status: 'failed', output: faultOf(error as Error) } as const
    } finally {
      limit.abort()
      tooLong.catch(() => {})
    }
  }

  /** The queues in which a job may begin, in our order. */
  const waiting = async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct name from jobs.job where state < 'active' and not blocked and start_after <= now()`.execute(
      database.db,
    )
    return queues.filter((queue) => rows.some(({ name }) => name === queue))
  }

  const stopping = new AbortController()
  let waking: Promise<void> | undefined
  /**
   * Wakes the workers of queues in which a job may begin. One question for all of them: that each asks for itself would
   * take an eighth of a processor for a portal in which nothing happens.
   */
  const wake = async (workerOf: ReadonlyMap<JobName, string>) => {
    while (!stopping.signal.aborted) {
      try {
        for (const name of await waiting()) boss.notifyWorker(workerOf.get(name) ?? '')
      } catch (error) {
        logFaults(write)(error as Error) // Queries throw nothing else.
      }
      await setTimeout(askedEvery, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    ...jobs,
    /** Works on the jobs until `stop`. */
    async work(workers: Workers) {
      const options = { pollingIntervalSeconds: 60, batchSize: 25, perJobResults: true } as const
      const workerOf = new Map<JobName, string>()
      for (const name of queues) {
        const work = (batch: Fetched[]) => Promise.all(batch.map((job) => run(workers, name, job)))
        workerOf.set(name, await boss.work(name, options, work))
      }
      waking = wake(workerOf)
    },
    /** Adds jobs on a schedule, one for all processes together. */
    async repeat(schedule: Schedule) {
      for (const [name, interval] of Object.entries(schedule)) await boss.schedule(name, crons[interval])
    },
    /** For tests: does the jobs that wait; a failed one waits for its next turn. Resolves to how many these were. */
    async drain(workers: Workers) {
      let found = 0
      for (const name of await waiting())
        for (const job of await boss.fetch<Job['data']>(name, { batchSize: 50 })) {
          found += 1
          const { status, output } = await run(workers, name, job)
          await (status === 'completed' ? boss.complete(name, job) : boss.fail(name, job, output))
        }
      return found
    },
    /** For tests: no job waits, and none has been. */
    async empty() {
      await sql`delete from jobs.job`.execute(database.db)
    },
    async stop() {
      stopping.abort()
      // A question that is under way would meet a closed database.
      await waking
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
