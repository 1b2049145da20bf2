import { desk } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { handlers } from '../../http/serve.ts'
import { counterService } from './counter.service.ts'
import { fileService } from './file.service.ts'
import { onBehalfService } from './onBehalf.service.ts'
import { picturePath, pictureService } from './picture.service.ts'

export const memberDesk = (deps: Deps) => {
  const file = fileService(deps)
  const counter = counterService(deps)
  const onBehalf = onBehalfService(deps)
  return handlers(desk.member, {
    find: ({ body }) => file.find(body),
    look: ({ body, staffId }) => file.look(body.memberNumber, staffId),
    impose: ({ body, staffId }) => counter.impose({ ...body, staffId }),
    lift: ({ body, staffId }) => counter.lift({ ...body, staffId }),
    excuse: ({ body, staffId }) => counter.excuse({ ...body, staffId }),
    endSessions: ({ body, staffId }) => counter.endSessions({ ...body, staffId }),
    changeEmail: ({ body, staffId }) => counter.changeEmail({ ...body, staffId }),
    changeMobile: ({ body, staffId }) => counter.changeMobile({ ...body, staffId }),
    changePersonal: ({ body, staffId }) => onBehalf.changePersonal({ ...body, staffId }),
    reportLoss: ({ body, staffId }) => onBehalf.reportLoss({ ...body, staffId }),
    swapCard: ({ body, staffId }) => onBehalf.swapCard({ ...body, staffId }),
    inviteAgain: ({ body, staffId }) => counter.inviteAgain({ ...body, staffId }),
    handOut: ({ body, staffId }) => counter.handOut({ ...body, staffId }),
  })
}

/** Serves the pictures of members by short-lived links. */
export const memberPictures = (app: FastifyInstance, deps: Deps) =>
  servePictures(app, picturePath, pictureService(deps).behind)
