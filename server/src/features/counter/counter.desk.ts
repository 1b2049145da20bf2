import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { atCounterService } from '../registration/atCounter.service.ts'
import { entryService } from './entry.service.ts'

export const counterDesk = (deps: Deps) => {
  const form = atCounterService(deps)
  return handlers(desk.counter, {
    begin: ({ staffId }) => form.begin(staffId),
    uploadPhoto: ({ body, staffId }) => form.upload('photo', { ...body, staffId }),
    uploadIdCopy: ({ body, staffId }) => form.upload('id_copy', { ...body, staffId }),
    uploadGuardianIdCopy: ({ body, staffId }) => form.upload('guardian_id_copy', { ...body, staffId }),
    enter: ({ body, staffId }) => entryService(deps).enter(body, staffId),
  })
}
