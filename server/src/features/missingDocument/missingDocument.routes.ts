import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { missingDocumentService } from './missingDocument.service.ts'

export const missingDocumentRoutes = (deps: Deps) => {
  const documents = missingDocumentService(deps)
  return handlers(api.missingDocument, {
    init: ({ memberId }) => documents.init(memberId),
    submit: ({ memberId, body }) => documents.submit(memberId, body),
  })
}
