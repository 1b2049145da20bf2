import { api } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { handlers } from '../../http/serve.ts'
import { accountService } from './account.service.ts'
import { photoPath, photoService } from './photo.service.ts'
import { qrCodeService } from './qrCode.service.ts'

export const accountRoutes = (deps: Deps) => {
  const account = accountService(deps)
  return handlers(api.account, {
    info: async ({ memberId, locale }) => {
      const { photo, ...info } = await account.info(memberId, locale)
      return { ...info, photo: photoService(deps).link(photo) }
    },
    qrCode: ({ memberId }) => qrCodeService(deps).now(memberId),
  })
}

/** Serves the photos of members by short-lived links. */
export const photos = (app: FastifyInstance, deps: Deps) => servePictures(app, photoPath, photoService(deps).behind)
