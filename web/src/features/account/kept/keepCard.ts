import { api, readCardCode } from '@palaestra/contract'
import { send } from '../../../api/client.ts'
import { forgetCard, keptCard } from '../../../api/keptCard.ts'
import { drawnCode } from '../../../form/drawnCode.ts'
import type { Member } from '../AccountScreen.tsx'
import { documents, sinceHeader } from './ages.ts'
import { keptDocument, overDocument } from './document.ts'

/** Pixels of the photo that is kept: as large as the card shows it on a sharp screen, and no larger. */
const photoSize = { width: 192, height: 256 } as const

/** The photo in its frame, as an address with the picture in it; undefined where it cannot be read. */
const smallPhoto = async (address: string | undefined) => {
  if (!address) return undefined
  const image = new Image()
  image.src = address
  await image.decode()
  const { width, height } = photoSize
  const canvas = Object.assign(document.createElement('canvas'), photoSize)
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale]
  canvas.getContext('2d')?.drawImage(image, (width - wide) / 2, (height - high) * 0.3, wide, high)
  return canvas.toDataURL('image/jpeg', 0.85)
}

const workerPath = '/service-worker.js'

/** Browsers that ask for a word before a script runs get it for this one address (security.ts names the policy). */
const trusted = (path: string) => {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => path }).createScriptURL(path) ?? path
}
interface Policy {
  createScriptURL(path: string): string
}

let registered: Promise<unknown> | undefined
/** Once for each visit. Without a worker nothing is kept: nobody could show it. */
const register = () => {
  registered ??= navigator.serviceWorker.register(trusted(workerPath))
  return registered
}

const html = (text: string, nonce: string, headers = {}) =>
  new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      ...headers,
    },
  })

interface Shown {
  member: Member
  /** The photo within this page. */
  photo: string | undefined
  /** What the code shows on a device without a network. */
  kept: string
}

/**
 * Keeps on this device what it has just shown at a gate, in the place of what it kept before. A browser that cannot, or
 * may not, keeps nothing: there the card needs a network, as it always did.
 */
export const keepCard = async ({ member, photo, kept }: Shown) => {
  try {
    await register()
    const since = readCardCode(kept)?.second ?? 0
    const nonce = crypto.randomUUID()
    const drawn = await drawnCode(kept)
    const card = keptDocument({ member, photo: await smallPhoto(photo).catch(() => undefined), drawn, since }, nonce)
    const cache = await caches.open(keptCard)
    await cache.put(documents.card, html(card, nonce, { [sinceHeader]: String(since) }))
    await cache.put(documents.over, html(overDocument(nonce), nonce))
  } catch {
    forgetCard()
  }
}

/**
 * The card that this device keeps as it is today, for whoever opens the account and shows no code; of one that opens
 * nothing any more nothing is kept.
 */
export const keepAgain = async (member: Member) => {
  if (member.card.closed) return forgetCard()
  const [{ kept }, response] = await Promise.all([
    send(api.account.qrCode, {}),
    member.photo === null ? undefined : fetch(member.photo),
  ])
  const photo = response?.ok ? URL.createObjectURL(await response.blob()) : undefined
  await keepCard({ member, photo, kept })
  if (photo) URL.revokeObjectURL(photo)
}
