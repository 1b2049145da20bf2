import { desk } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { handlers } from '../../http/serve.ts'
import { decisionService } from './decision.service.ts'
import { lookService } from './review/look.service.ts'
import { picturePath, pictureService } from './review/picture.service.ts'

export const applicationDesk = (deps: Deps) => {
  const decision = decisionService(deps)
  return handlers(desk.application, {
    look: ({ query, staffId }) => lookService(deps).look({ reference: query.reference, staffId }),
    approve: ({ body, staffId }) => decision.approve({ ...body, staffId }),
    reject: ({ body, staffId }) => decision.reject({ ...body, staffId }),
    confirm: ({ body, staffId }) => decision.confirm({ ...body, staffId }),
    sendBack: ({ body, staffId }) => decision.sendBack({ ...body, staffId }),
    undo: ({ body, staffId }) => decision.undo({ ...body, staffId }),
  })
}

/** Serves the pictures of applications by short-lived links. */
export const pictures = (app: FastifyInstance, deps: Deps) =>
  servePictures(app, picturePath, pictureService(deps).behind)
