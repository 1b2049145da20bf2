import pg from 'pg'
import type { Hosts } from './hosts.ts'
import type { Limits } from './limits.ts'
import { because, codeOf, DatabaseUnavailable } from './outage.ts'
import { nameOf } from './prepared.ts'

/** Reports that a connection was lost, by the code of the reason. */
export type OnLost = (code: string) => void

// pg declares eight signatures of `query`. Ours are two of them.
const send = pg.Client.prototype.query as unknown as (
  this: pg.Client,
  asked: unknown,
  values?: unknown,
) => Promise<pg.QueryResult>

/**
 * Set on each connection: a pooler such as PgBouncer refuses limits among the parameters of the start. Without `jit`, and
 * without workers beside a query: what the planner believes to be dear takes a millisecond, and compiling it or starting
 * them ten times as long (docs/decisions/0067).
 */
const beginning = `
  select pg_is_in_recovery() as replica,
    set_config('lock_timeout', $1, false),
    set_config('statement_timeout', $2, false),
    set_config('idle_in_transaction_session_timeout', $3, false),
    set_config('jit', 'off', false), set_config('max_parallel_workers_per_gather', '0', false)`

/**
 * The class of clients that a pool makes. Each connects to the current host and works on a primary only, keeps the
 * limits, sends prepared statements by their name (prepared.ts), and survives its connection: a client without a
 * listener would end the process.
 */
export const clientOf = (hosts: Hosts, limits: Limits, onLost: OnLost) =>
  class extends pg.Client {
    readonly #address: string
    #begun = false
    #lost: unknown
    #underWay = 0
    // One timer, begun anew by each statement: making one for each costs more.
    readonly #watch = limits.answer > 0 ? setTimeout(() => this.#look(), limits.answer).unref() : undefined

    constructor(options: pg.ClientConfig = {}) {
      const address = hosts.current()
      super({ ...options, connectionString: address })
      this.#address = address
      this.on('error', (error) => this.#lose(error))
    }

    /** Breaks the connection off, with whatever is under way. */
    #leave(reason: unknown) {
      this.#lost ??= reason
      void this.end()
    }

    /**
     * The same, and says so once: errors come in pairs, what the server says and the end of the connection. What has
     * never begun is not lost; whoever asked for it hears the reason.
     */
    #lose(reason: unknown) {
      if (this.#begun && !this.#lost) onLost(new DatabaseUnavailable(reason).code)
      this.#leave(reason)
    }

    #look() {
      if (this.#underWay > 0) this.#lose(because('no_answer'))
    }

    async #begin() {
      try {
        await super.connect()
        const { lock, statement, idleInTransaction } = limits
        const { rows } = await this.query(beginning, [lock, statement, idleInTransaction])
        if (rows[0]?.replica) throw because('25006')
        this.#begun = true
      } catch (error) {
        hosts.leave(this.#address)
        this.#leave(error)
        throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error)
      }
    }

    // pg-pool connects with a callback.
    override connect = ((done: (error?: Error) => void) =>
      void this.#begin().then(() => done(), done)) as pg.Client['connect']

    override query = (async (asked: unknown, values?: unknown) => {
      const name = typeof asked === 'string' ? nameOf(asked) : undefined
      this.#underWay += 1
      this.#watch?.refresh()
      try {
        return await (name ? send.call(this, { name, text: asked, values }) : send.call(this, asked, values))
      } catch (error) {
        // A demoted primary stays connected. The next connection looks for the new one.
        if (codeOf(error) === '25006') this.#lose(error)
        throw this.#lost ? new DatabaseUnavailable(this.#lost) : error
      } finally {
        this.#underWay -= 1
      }
    }) as unknown as pg.Client['query']
  }
