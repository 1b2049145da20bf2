import type { NoTx, Tx } from './database.ts'

/** Slow or irreversible work: a transaction hides it. */
type Outside = 'db' | 'passwords' | 'captcha' | 'mail' | 'sms' | 'identity' | 'signOn' | 'checkout'

/** The same dependencies in a transaction. */
export type InTransaction<D> = Omit<D, Outside> & { db: Tx }

/**
 * Does all of `work`, or nothing of it. Its `deps` hide those outside by having their name: `inTransaction(deps, async
 * (deps) => …)`. One within another does not compile.
 */
export const inTransaction = <D extends { db: NoTx }, T>(
  deps: D,
  work: (deps: InTransaction<D>) => Promise<T>,
): Promise<T> => deps.db.transaction().execute((db) => work({ ...deps, db }))
