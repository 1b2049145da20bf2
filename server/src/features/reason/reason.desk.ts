import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { reasonService } from './reason.service.ts'

export const reasonDesk = (deps: Deps) => {
  const reasons = reasonService(deps)
  return handlers(desk.reason, {
    list: () => reasons.list(),
    add: ({ body, staffId }) => reasons.add(staffId, body),
    change: ({ body: { id, ...texts }, staffId }) => reasons.change({ id, staffId }, texts),
    move: ({ body: { id, way }, staffId }) => reasons.move({ id, staffId }, way),
    retire: ({ body: { id, retired }, staffId }) => reasons.retire({ id, staffId }, retired),
  })
}
