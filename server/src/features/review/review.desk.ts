import { desk } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { answers } from '../../http/serve.ts'
import { bureauPhotoService } from './bureauPhoto.service.ts'
import { lookService } from './look.service.ts'
import { reviewService } from './review.service.ts'

export const reviewDesk = (deps: Deps) => {
  const review = reviewService(deps)
  const looking = lookService(deps)
  return answers(desk.review, {
    queue: ({ query }) => review.queue(query),
    application: ({ query, staffId }) => looking.look({ reference: query.reference, staffId }),
    approve: ({ body, staffId }) => review.approve({ ...body, staffId }),
    reject: ({ body, staffId }) => review.reject({ ...body, staffId }),
  })
}

/** The bureau’s photos, by short-lived links. */
export const bureauPhotos = (app: FastifyInstance, deps: Deps) =>
  servePictures(app, '/api/desk/bureau_photo', bureauPhotoService(deps).behind)
