import type { NoTx, Tx } from './database.ts'

/** What takes its time, or cannot be undone: nobody has it within a transaction. */
type Outside = 'db' | 'passwords' | 'captcha' | 'mail' | 'sms' | 'identity' | 'signOn'

/** The same in a transaction. */
export type InTransaction<D> = Omit<D, Outside> & { db: Tx }

/**
 * All of `work`, or nothing of it. Its `deps` hide those outside, by having their name:
 * `inTransaction(deps, async (deps) => …)`. One within another does not compile.
 */
export const inTransaction = <D extends { db: NoTx }, T>(
  deps: D,
  work: (deps: InTransaction<D>) => Promise<T>,
): Promise<T> => deps.db.transaction().execute((db) => work({ ...deps, db }))
