import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { catalogueService } from './catalogue.service.ts'
import { correctionService } from './correction.service.ts'
import { giftCounterService } from './counter.service.ts'
import { importService } from './import.service.ts'

export const pointsDesk = (deps: Deps) => {
  const visits = importService(deps)
  const catalogue = catalogueService(deps)
  const gifts = giftCounterService(deps)
  const corrections = correctionService(deps)
  return handlers(desk.points, {
    importVisits: ({ body, staffId }) => visits.take({ ...body, staffId }),
    ledger: ({ body, staffId }) => corrections.look({ ...body, staffId }),
    correct: ({ body, staffId }) => corrections.correct({ ...body, staffId }),
    gifts: () => catalogue.all(),
    saveGift: ({ body, staffId }) => catalogue.save(body, staffId),
    findGifts: ({ body, staffId }) => gifts.look({ ...body, staffId }),
    handOut: ({ body, staffId }) => gifts.collect({ ...body, staffId }),
    giveBack: ({ body, staffId }) => gifts.giveBack({ ...body, staffId }),
  })
}
