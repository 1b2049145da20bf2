/** PostgreSQL cannot be reached, or left us. The message is one sentence for the operator; the code says what happened. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: string

  constructor(cause: unknown) {
    super('The database at DATABASE_URL does not answer.', { cause })
    this.code = codeOf(cause) ?? 'connection_lost'
  }
}

/** The code of PostgreSQL or of the system; the errors of pg about its own limits have none. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** An outage that only we can see. */
export const because = (code: string) => Object.assign(new Error(code), { code })

/** What PostgreSQL says of itself, not of the statement (its manual, appendix A). */
const ofTheServer = [
  /^08/, // The connection failed.
  '25006', // Read only: a replica, or a primary that has been demoted.
  '25P03', // A transaction was idle for too long.
  /^53/, // Too many connections, no memory, a full disk.
  '55P03', // A lock was not to be had in time.
  '57014', // A statement took too long.
  /^57P/, // Starting, stopping, or told to end this connection.
  /^58/, // The system beneath it failed.
]

/** The database is the reason, and the same request may succeed later. */
export const isOutage = (error: unknown) => {
  const code = codeOf(error) ?? ''
  // By its name: pg-boss copies errors, and a copy is of no class.
  const isUnavailable = error instanceof Error && error.name === 'DatabaseUnavailable'
  return isUnavailable || ofTheServer.some((state) => code.match(state)?.[0] !== undefined)
}

/** What the statement itself may have caused: it takes too long, or waits for a lock. */
const ofOneStatement = ['55P03', '57014']

/** Whatever is asked next fares the same, so that nothing is gained by asking again at once. */
export const isAway = (error: unknown) => isOutage(error) && !ofOneStatement.includes(codeOf(error) ?? '')
