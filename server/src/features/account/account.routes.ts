import { api } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { handlers } from '../../http/serve.ts'
import { accountService } from './account.service.ts'
import { cardKeyService } from './cardKey.service.ts'
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

/** Where gates find the keys that prove the codes of cards (RFC 7517). */
const cardKeysPath = '/.well-known/card-keys.json'

/** Serves the photos of members by short-lived links, and to everybody the public keys of cards. */
export const accountAddresses = (app: FastifyInstance, deps: Deps) => {
  servePictures(app, photoPath, photoService(deps).behind)
  app.get(cardKeysPath, async (_, reply) =>
    reply
      // A key is known for a week before it signs.
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('application/jwk-set+json')
      .send(await cardKeyService(deps).published()),
  )
}
