import { type FaceFinding, isOpen } from '@palaestra/contract'
import type { NoTx, Tx } from '../../database/database.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Metric } from '../../feature.ts'
import { BureauUnavailable, type IdentityRecord } from '../../ports/identity.ts'
import { registrationFace } from '../face/registrationFace.service.ts'
import { applicationTable, type StoredApplication } from './application.table.ts'
import { questionTable } from './question.table.ts'

/** Applications of one round. The others follow in the next. */
const atOnce = 200
/** Silences after which a round ends: one may be about one person, three are the bureau’s. */
const inVain = 3

type About = Pick<StoredApplication, 'idType' | 'idNumber' | 'guardianIdNumber'>
type Received = Pick<StoredApplication, 'id' | 'state' | 'photo' | 'photoFace'> & About

/** What the bureau has of applicant and guardian: a record, null where it knows nobody; or that it does not answer. */
export type Records = 'silent' | { applicant: IdentityRecord | null; guardian: IdentityRecord | null }

/**
 * What the identity bureau knows of an application. It may be silent: then nothing is lost, and it is asked again until
 * it has answered or the application is decided.
 */
export const questionService = (deps: Uses<'clock' | 'keys' | 'files' | 'identity', NoTx>) => {
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

  /** What the photo shows (V10): compared now where the bureau was silent before. */
  const faceOf = async ({ id, photo, photoFace, idType, idNumber }: Received): Promise<FaceFinding | null> => {
    if (photoFace !== 'silent') return photoFace
    const finding = await registrationFace(deps).afterSilence({ fileId: photo, document: { idType, idNumber } })
    if (finding !== 'silent') await applicationTable(db).setLateFace(id, finding)
    return finding
  }

  /** Asks about people and photo. An answer about the people alone is told, and asked for again. */
  const askAbout = async (application: Received) => {
    const found = await records(application)
    const isPhotoOpen = found !== 'silent' && isOpen(application.state)
    const photoFace = isPhotoOpen ? await faceOf(application) : application.photoFace
    return { found, photoFace, isAnswered: found !== 'silent' && !(isPhotoOpen && photoFace === 'silent') }
  }

  return {
    records,

    /**
     * The same of an application that is there already; a silence is kept, and so is its end. With it comes when the
     * bureau is asked again by itself.
     */
    async ask(application: Received) {
      const [answer, open] = await Promise.all([askAbout(application), questionTable(db).of(application.id)])
      const { id: applicationId, state } = application
      const { isAnswered, ...told } = answer
      if (isAnswered && open) await questionTable(db).end(applicationId)
      if (isAnswered || !isOpen(state)) return { ...told, askAgainAt: null }
      const tries = (open?.tries ?? 0) + 1
      return { ...told, askAgainAt: await questionTable(db).put({ applicationId, askedAt: clock.now(), tries }) }
    },

    /** Asks again about those whose turn it is. */
    async askDue() {
      let silences = 0
      for (const { tries, ...application } of await questionTable(db).due(clock.now(), atOnce)) {
        // It was decided at the moment of a question.
        const { id, state } = application
        const isAnswered = !isOpen(state) || (await askAbout(application)).isAnswered
        if (!isAnswered) {
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
