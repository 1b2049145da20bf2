/** Milliseconds; 0 is none. */
export interface Limits {
  /** To connect, or to get a connection of the pool; all hosts together. */
  connect: number
  lock: number
  statement: number
  idleInTransaction: number
  /** Longer than a statement: PostgreSQL itself is stopped or out of reach, and cannot keep its own limits. */
  answer: number
}

/**
 * The limits of requests and jobs. A request that waits for a connection and then for its statement ends after 13
 * seconds: before nginx gives up (30), and while somebody is still looking at the screen.
 */
export const usualLimits: Limits = {
  connect: 4000,
  lock: 4000,
  statement: 8000,
  idleInTransaction: 10_000,
  answer: 9000,
}

/** A migration, a purge or a restore may take as long as it needs; only connecting has an end. */
export const noLimits: Limits = { connect: 4000, lock: 0, statement: 0, idleInTransaction: 0, answer: 0 }
