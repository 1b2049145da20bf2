import { desk } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { requestService } from './request.service.ts'

export const missingDocumentDesk = (deps: Deps) => {
  const requests = requestService(deps)
  return handlers(desk.missingDocument, {
    ask: ({ body, staffId }) => requests.ask({ ...body, dueOn: body.day, staffId }),
    look: ({ query, staffId }) => requests.look({ reference: query.reference, staffId }),
    accept: ({ body, staffId }) => requests.accept({ ...body, staffId }),
    askAgain: ({ body, staffId }) => requests.askAgain({ ...body, dueOn: body.day, staffId }),
    withdraw: ({ body, staffId }) => requests.withdraw({ ...body, staffId }),
  })
}
