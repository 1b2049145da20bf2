import { isOpen } from '@palaestra/contract'
import type { Tx } from '../../database/database.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Metric } from '../../feature.ts'
import { BureauUnavailable, type IdentityRecord } from '../../ports/identity.ts'
import type { StoredApplication } from './application.table.ts'
import { questionTable } from './question.table.ts'

/** Applications of one round. The others follow in the next. */
const atOnce = 200
/** Silences after which a round ends: one may be about one person, three are the bureau’s. */
const inVain = 3

type About = Pick<StoredApplication, 'idType' | 'idNumber' | 'guardianIdNumber'>

/** What the bureau has of applicant and guardian: a record, null where it knows nobody; or that it does not answer. */
export type Records = 'silent' | { applicant: IdentityRecord | null; guardian: IdentityRecord | null }

/**
 * What the identity bureau knows of an application. It may be silent: then nothing is lost, and it is asked again until
 * it has answered or the application is decided.
 */
export const questionService = (deps: Pick<Deps, 'clock' | 'db' | 'identity'>) => {
  const { db, clock, identity } = deps

  /** Asks about both at once, so that a silent bureau is waited for once. */
  const records = async ({ idType, idNumber, guardianIdNumber }: About): Promise<Records> => {
    const asked = [
      identity.record({ idType, idNumber }),
      guardianIdNumber === null ? undefined : identity.record({ idNumber: guardianIdNumber }),
    ]
    try {
      const [applicant, guardian] = await Promise.all(asked)
      return { applicant: applicant ?? null, guardian: guardian ?? null }
    } catch (error) {
      if (error instanceof BureauUnavailable) return 'silent'
      throw error
    }
  }

  return {
    records,

    /**
     * The same of an application that is there already; a silence is kept, and so is its end. With it comes when the
     * bureau is asked again by itself.
     */
    async ask(application: Pick<StoredApplication, 'id' | 'state'> & About) {
      const [found, open] = await Promise.all([records(application), questionTable(db).of(application.id)])
      const { id: applicationId, state } = application
      if (found !== 'silent' && open) await questionTable(db).end(applicationId)
      if (found !== 'silent' || !isOpen(state)) return { found, askAgainAt: null }
      const tries = (open?.tries ?? 0) + 1
      return { found, askAgainAt: await questionTable(db).put({ applicationId, askedAt: clock.now(), tries }) }
    },

    /** Asks again about those whose turn it is. */
    async askDue() {
      let silences = 0
      for (const { id, state, tries, ...about } of await questionTable(db).due(clock.now(), atOnce)) {
        // It was decided at the moment of a question.
        const found = isOpen(state) ? await records(about) : undefined
        if (found === 'silent') {
          await questionTable(db).put({ applicationId: id, askedAt: clock.now(), tries: tries + 1 })
          silences += 1
          if (silences === inVain) return
        } else await questionTable(db).end(id)
      }
    },
  }
}

/** The bureau was asked in vain while the application was sent. */
export const askLater = ({ db, clock }: Uses<'clock', Tx>, applicationId: number) =>
  questionTable(db).put({ applicationId, askedAt: clock.now(), tries: 1 })

/** Decided is decided: nothing is asked about it any more. */
export const askNoMore = ({ db }: Uses<never, Tx>, applicationId: number) => questionTable(db).end(applicationId)

/** What `/metrics` says of the bureau. */
export const questionMetrics = ({ db, identity }: Pick<Deps, 'db' | 'identity'>): Metric[] => [
  {
    name: 'bureau_questions_open',
    help: 'Waiting applications about which the identity bureau has not answered',
    labels: [],
    read: async () => [{ labels: {}, value: await questionTable(db).count() }],
  },
  {
    name: 'bureau_away',
    help: '1 while this process does not ask the identity bureau, because it has failed several times',
    labels: [],
    read: async () => [{ labels: {}, value: identity.state() === 'closed' ? 0 : 1 }],
  },
]
