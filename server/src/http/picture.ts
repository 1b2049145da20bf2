import { Refusal } from '@palaestra/contract'
import type { FastifyInstance } from 'fastify'

/** Pictures came from strangers: they are never run, framed, kept or shown as anything but a picture (T-67). */
const headers = {
  'content-type': 'image/jpeg',
  'content-disposition': 'attachment; filename="picture.jpg"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/**
 * Serves pictures under `path`. They are no calls: the address itself is the permission, for a minute, and the response
 * is bytes. `behind` gives the JPEG for the last part of an address, or refuses.
 */
export const servePictures = (app: FastifyInstance, path: string, behind: (link: string) => Promise<Uint8Array>) => {
  // Whoever asks for the headers alone has seen no picture.
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { link: string } }>(`${path}/:link`, options, async ({ params }, reply) => {
    const content = await behind(params.link).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    })
    return content ? reply.headers(headers).send(Buffer.from(content)) : reply.callNotFound()
  })
}
