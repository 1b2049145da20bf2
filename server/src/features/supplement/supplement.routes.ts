import { api } from '@palaestra/contract'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../http/serve.ts'
import { knownService } from './known.service.ts'
import { supplementService } from './supplement.service.ts'
import { uploadService } from './upload.service.ts'

export const supplementRoutes = (deps: Deps) => {
  const supplements = supplementService(deps)
  const uploads = uploadService(deps)
  return handlers(api.supplement, {
    onFile: ({ memberId }) => supplements.onFile(memberId),
    known: ({ memberId, address }) => knownService(deps).known({ memberId, address }),
    uploadPhoto: ({ body, ...from }) => uploads.photo(body.file, from),
    uploadDocument: ({ body, ...from }) => uploads.document(body.file, from),
    send: ({ memberId, body }) => supplements.send(memberId, body),
    withdraw: ({ memberId, body }) => supplements.withdraw(memberId, body.reference),
  })
}
