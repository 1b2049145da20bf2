import type { Deps } from '../../deps.ts'
import { correctionService } from './correction.service.ts'
import { decisionService } from './decision.service.ts'
import { formService } from './form.service.ts'
import { openingService } from './opening.service.ts'
import { proofService } from './proof.service.ts'
import { retentionService } from './retention.service.ts'
import { sendingService } from './sending.service.ts'

/** The way of an application, in order: opened, proved, filled in, sent, decided, put right, forgotten. */
export const registrationService = (deps: Deps) => ({
  ...openingService(deps),
  ...proofService(deps),
  ...formService(deps),
  ...sendingService(deps),
  ...decisionService(deps),
  ...correctionService(deps),
  ...retentionService(deps),
})
