import { secondNeeded } from '@palaestra/contract'
import type { StoredApplication } from './application.table.ts'

type Facts = Pick<StoredApplication, 'guardianIdNumber' | 'guardianFace' | 'photoFace'> & { duplicate: boolean }

/** Why an application needs a second person, as the settings have it; empty where one is enough. */
export const secondFor = (asked: readonly string[], facts: Facts) =>
  secondNeeded(asked, {
    duplicate: facts.duplicate,
    minor: facts.guardianIdNumber !== null,
    // One of before was never compared.
    face: facts.guardianFace === 'unsure' || (facts.photoFace !== null && facts.photoFace !== 'same'),
  })
