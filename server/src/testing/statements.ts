import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { NoTx } from '../database/database.ts'

/** The most statements that a call may take when it succeeds. `npm run statements` writes the file anew. */
const mostOf: Record<string, number> = JSON.parse(readFileSync(new URL('./statements.json', import.meta.url), 'utf8'))

interface Counted {
  statements: number
  /** False as soon as another call is under way: in a race some calls have to try again. */
  alone: boolean
}
const counted = new AsyncLocalStorage<Counted>()
const underWay = new Set<Counted>()

/** The same database; each statement counts for the call that sends it. The beginning and end of a transaction do not. */
export const countingStatements = (db: NoTx) =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const call = counted.getStore()
      if (call) call.statements += 1
      return result
    },
  }) as NoTx

/** Does the work of another server, whose statements are none of the call’s: the issuer of the sandbox shares our database. */
export const uncounted = <Result>(work: () => Result) => counted.exit(work)

/** @throws when a call takes more statements than before, or has no figure yet */
export const judge = (path: string, statements: number, most = mostOf[path]) => {
  if (most === undefined || statements > most)
    throw new Error(
      `${path} took ${statements} statements, and may take ${most ?? 'none yet'}. If it must: npm run statements`,
    )
}

/** Marks what a call took in a race: its figure, when no test makes it alone. */
const inRace = '(in a race)'

// While the figures are written, each worker notes in a file of its own what it has seen.
const writeTo = process.env['STATEMENTS_TO']
const seen: Record<string, number> = {}
const note = (folder: string, path: string, statements: number) => {
  if ((seen[path] ?? -1) >= statements) return
  seen[path] = statements
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${process.pid}-${threadId}.json`), JSON.stringify(seen))
}

/** Sends a request to a call, and judges how many statements it took, if it was a success and no race. */
export const judged = async <Reply extends { code: number }>(
  url: string,
  send: () => Promise<Reply>,
): Promise<Reply> => {
  const call: Counted = { statements: 0, alone: true }
  underWay.add(call)
  if (underWay.size > 1) for (const one of underWay) one.alone = false
  const reply = await counted.run(call, send).finally(() => underWay.delete(call))
  const [path = ''] = url.split('?')
  if (reply.code !== 0) return reply
  if (writeTo) note(writeTo, call.alone ? path : `${path} ${inRace}`, call.statements)
  else if (call.alone) judge(path, call.statements)
  return reply
}
