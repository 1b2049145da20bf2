import { comparingFaces } from '../adapters/identity/comparing.ts'
import { identityRegister } from '../adapters/identity/register.ts'
import { argon2Passwords } from '../adapters/passwords/argon2.ts'
import { buildApp } from '../app.ts'
import type { NoTx } from '../database/database.ts'
import { type Envelope, type Portal, writeEvery } from './portal.ts'

/** Counts as a solution here. A real one takes half a second of work, and has tests of its own. */
export const solved = 'solved'
/** The same with so much work and no more. */
export const solvedWith = (work: number) => `${solved} ${work}`
/** The work that such a solution is worth. */
const worthOf = (solution: string) => {
  if (solution === solved) return Number.POSITIVE_INFINITY
  return solution.startsWith(solved) ? Number(solution.slice(solved.length)) : undefined
}

/**
 * A second server on the same portal, for people with as many solutions and network addresses as they like. It also
 * counts the cost of each request: statements of the database, and passwords hashed.
 */
export const attackersOf = async ({ deps, faces }: Portal, { hashesAtOnce }: { hashesAtOnce?: number } = {}) => {
  const cost = { statements: 0, hashes: 0 }
  const watched = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      cost.statements += 1
      return result
    },
  })
  // The plugin only watches; the database is still outside any transaction.
  const db = watched as NoTx
  const passwords = hashesAtOnce ? argon2Passwords({ atOnce: hashesAtOnce }) : deps.passwords
  const app = await buildApp(
    {
      ...deps,
      db,
      // The bureau’s own statements count, too.
      identity: comparingFaces(identityRegister(db), faces),
      captcha: {
        ...deps.captcha,
        accepts: async (solution) => worthOf(solution),
      },
      passwords: {
        ...passwords,
        verify: (hash, password) => {
          cost.hashes += 1
          return passwords.verify(hash, password)
        },
      },
    },
    { strict: true, floodLimit: 1_000_000, writeEvery },
  )
  return {
    app,
    async post(path: string, payload: object, remoteAddress = '192.0.2.1'): Promise<Envelope> {
      const response = await app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress })
      return response.json()
    },
    /** The cost of one piece of work. Nothing else may run at the same time. */
    async costOf(work: () => Promise<unknown>) {
      Object.assign(cost, { statements: 0, hashes: 0 })
      await work()
      return { ...cost }
    },
  }
}

/** Does something many times at once. */
export const atOnce = <T>(times: number, work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, place) => work(place)))
