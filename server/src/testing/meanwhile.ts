import { setTimeout } from 'node:timers/promises'
import { DeleteQueryNode, InsertQueryNode, type RootOperationNode, UpdateQueryNode } from 'kysely'
import { onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import type { NoTx } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { type Envelope, type Portal, writeEvery } from './portal.ts'

/** Milliseconds after which work that is still not done waits for a lock of who has stopped for it. */
const patience = 500

const tableWritten = (node: RootOperationNode) => {
  if (UpdateQueryNode.is(node)) return node.table
  if (DeleteQueryNode.is(node)) return node.from
  return InsertQueryNode.is(node) ? node.into : undefined
}

/**
 * A second process on the same portal, which stops once after it has written to this table. Meanwhile `work` is done, or
 * as much of it as can be: on PostgreSQL it may wait for what the stopped one has locked, on the embedded database for
 * its transaction.
 */
export const stoppingAfterWriteTo = async ({ deps }: Portal, table: keyof Tables, work: () => Promise<unknown>) => {
  const writes = new WeakSet<object>()
  const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  let doing: Promise<unknown> | undefined
  const stopping = deps.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (JSON.stringify(tableWritten(node))?.includes(`"${name}"`)) writes.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (!writes.has(queryId) || doing) return result
      doing = work()
      await Promise.race([doing, setTimeout(patience)])
      return result
    },
  })
  // The plugin only waits; the database is still outside any transaction.
  const app = await buildApp({ ...deps, db: stopping as NoTx }, { strict: true, floodLimit: 1_000_000, writeEvery })
  onTestFinished(() => app.close())
  return {
    /** Resolves when the work is done, too. */
    async post(path: string, payload: object, headers: Record<string, string> = {}): Promise<Envelope> {
      const response = await app.inject({ method: 'POST', url: `/api${path}`, payload, headers })
      if (!doing) throw new Error(`${path} has not written to ${table}`)
      await doing
      return response.json()
    },
  }
}

/** A second process on the same portal. Between comparing a password and acting on it, `work` is done. */
export const betweenComparingAndActing = async ({ deps }: Portal, work: () => Promise<unknown>) => {
  const passwords: typeof deps.passwords = {
    ...deps.passwords,
    async verify(...given) {
      const right = await deps.passwords.verify(...given)
      await work()
      return right
    },
  }
  const app = await buildApp({ ...deps, passwords }, { strict: true })
  onTestFinished(() => app.close())
  return {
    async post(path: string, payload: object): Promise<Envelope> {
      const response = await app.inject({ method: 'POST', url: `/api${path}`, payload })
      return response.json()
    },
  }
}
