import { desk } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { handlers } from '../../http/serve.ts'
import { changePicturePath, changePictureService } from './changePicture.service.ts'
import { decisionService } from './decision.service.ts'
import { reviewService } from './review.service.ts'

export const supplementDesk = (deps: Deps) => {
  const review = reviewService(deps)
  const decision = decisionService(deps)
  return handlers(desk.supplement, {
    look: ({ query, staffId }) => review.look({ reference: query.reference, staffId }),
    approve: ({ body, staffId }) => decision.approve({ ...body, staffId }),
    reject: ({ body, staffId }) => decision.reject({ ...body, staffId }),
    confirm: ({ body, staffId }) => decision.confirm({ ...body, staffId }),
    sendBack: ({ body, staffId }) => decision.sendBack({ ...body, staffId }),
    undo: ({ body, staffId }) => decision.undo({ ...body, staffId }),
  })
}

/** Serves the pictures of changes and of delivered documents by short-lived links. */
export const changePictures = (app: FastifyInstance, deps: Deps) =>
  servePictures(app, changePicturePath, changePictureService(deps).behind)
