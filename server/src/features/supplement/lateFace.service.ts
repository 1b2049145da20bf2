import { type FaceFinding, isOpen } from '@palaestra/contract'
import type { NoTx } from '../../database/database.ts'
import type { Deps, Uses } from '../../deps.ts'
import type { Metric } from '../../feature.ts'
import { askAgainAt } from '../application/question.rules.ts'
import { registrationFace } from '../face/registrationFace.service.ts'
import { type AskedAbout, supplementTable } from './supplement.table.ts'

/** Changes of one round. The others follow in the next. */
const atOnce = 200
/** Silences after which a round ends: one may be about one person, three are the bureau’s. */
const inVain = 3

/** What is kept with a finding: of a silence, when the bureau is asked again. */
export const asking = (photoFace: FaceFinding | null, askedAt: Date, tries: number) =>
  photoFace === 'silent'
    ? { photoFace, faceTries: tries, askAgainAt: askAgainAt(askedAt, tries) }
    : { photoFace, faceTries: null, askAgainAt: null }

/**
 * The new photo of a change that was sent while the bureau was silent (V10): compared once it answers, by the job that
 * asks again and by each look at the desk. Nothing is refused any more; the reviewer is told.
 */
export const lateFaceService = (deps: Uses<'clock' | 'keys' | 'files' | 'identity', NoTx>) => {
  const { db, clock } = deps

  const compare = async ({ id, photo, faceTries, idType, idNumber }: AskedAbout): Promise<FaceFinding> => {
    const document = { idType, idNumber }
    const finding = photo === null ? 'silent' : await registrationFace(deps).afterSilence({ fileId: photo, document })
    await supplementTable(db).setLateFace(id, asking(finding, clock.now(), (faceTries ?? 0) + 1))
    return finding
  }

  return {
    /** The finding as it is now. @throws busy */
    async of<Change extends Omit<AskedAbout, 'idType' | 'idNumber'> & { state: string; photoFace: FaceFinding | null }>(
      change: Change,
      { idType, idNumber }: Pick<AskedAbout, 'idType' | 'idNumber'>,
    ) {
      if (change.photoFace !== 'silent' || !isOpen(change.state)) return change
      return { ...change, photoFace: await compare({ ...change, idType, idNumber }) }
    },

    /** Asks again about those whose turn it is. */
    async askDue() {
      let silences = 0
      for (const change of await supplementTable(db).faceDue(clock.now(), atOnce)) {
        if ((await compare(change)) === 'silent') silences += 1
        if (silences === inVain) return
      }
    },
  }
}

/** What `/metrics` says of photos that wait for the bureau. */
export const lateFaceMetrics = ({ db }: Pick<Deps, 'db'>): Metric[] => [
  {
    name: 'bureau_photos_open',
    help: 'New photos of members that the identity bureau has not answered about',
    labels: [],
    read: async () => [{ labels: {}, value: await supplementTable(db).facesOpen() }],
  },
]
