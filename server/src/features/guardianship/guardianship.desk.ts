import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { enteredService } from './entered.service.ts'

export const guardianshipDesk = (deps: Deps) => {
  const entered = enteredService(deps)
  return handlers(desk.guardianship, {
    enter: ({ body, staffId }) => entered.enter({ ...body, staffId }),
    confirm: ({ body, staffId }) => entered.confirm({ ...body, staffId }),
    end: ({ body, staffId }) => entered.end({ ...body, staffId }),
  })
}
