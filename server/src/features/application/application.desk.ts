import { desk } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { handlers } from '../../http/serve.ts'
import { decisionService } from './decision.service.ts'
import { bureauPhotoService } from './review/bureauPhoto.service.ts'
import { lookService } from './review/look.service.ts'
import { queueService } from './review/queue.service.ts'

export const applicationDesk = (deps: Deps) => {
  const decision = decisionService(deps)
  return handlers(desk.application, {
    queue: ({ query }) => queueService(deps).page(query),
    find: ({ body }) => queueService(deps).page(body),
    look: ({ query, staffId }) => lookService(deps).look({ reference: query.reference, staffId }),
    approve: ({ body, staffId }) => decision.approve({ ...body, staffId }),
    reject: ({ body, staffId }) => decision.reject({ ...body, staffId }),
  })
}

/** Serves the bureau’s photos by short-lived links. */
export const bureauPhotos = (app: FastifyInstance, deps: Deps) =>
  servePictures(app, '/api/desk/bureau_photo', bureauPhotoService(deps).behind)
