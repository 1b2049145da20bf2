import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { bulletinService } from './bulletin.service.ts'
import { draftService } from './draft.service.ts'
import { sendingService } from './sending.service.ts'

export const bulletinDesk = (deps: Deps) => {
  const [bulletins, drafts, sending] = [bulletinService(deps), draftService(deps), sendingService(deps)]
  return handlers(desk.bulletin, {
    list: ({ locale, query: { after } }) => bulletins.list(locale, after === undefined ? undefined : Number(after)),
    look: ({ query, staffId }) => bulletins.look(Number(query.id), staffId),
    reach: ({ query }) => bulletins.reach(Number(query.id)),
    save: ({ body: { id, version, ...written }, staffId }) => drafts.save({ id, version, staffId }, written),
    discard: ({ body, staffId }) => drafts.discard({ ...body, staffId }),
    send: ({ body: { id, version, ...when }, staffId }) => sending.send({ id, version, staffId }, when),
    withdraw: ({ body, staffId }) => sending.withdraw({ ...body, staffId }),
  })
}
