import { keptCard } from '../../../api/keptCard.ts'
import { documents, isRecent, sinceHeader } from './ages.ts'

// The service worker, for this and nothing else: without a network, any page of the portal is the card that this device
// has kept. It answers no other request, and caches nothing by itself (docs/decisions/0076).

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}
// The border: the types of the browser know pages alone.
const worker = globalThis as unknown as { skipWaiting(): Promise<void> }

/** Milliseconds for which a page may take its time before the card is shown: below a stand a network may be none. */
const patience = 6000

/** What to show without a network; nothing where no card is kept. After a week the card itself goes. */
const kept = async () => {
  const card = await caches.match(documents.card, { cacheName: keptCard })
  if (card && isRecent(Number(card.headers.get(sinceHeader)), Date.now() / 1000)) return card
  if (card) await (await caches.open(keptCard)).delete(documents.card)
  return caches.match(documents.over, { cacheName: keptCard })
}

const pageOrCard = async (request: Request) => {
  const card = await kept()
  if (!card) return fetch(request)
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, card))
  return Promise.race([fetch(request).catch(() => card), late])
}

/** Pages of the portal alone: the desk has no card, and an address of the API is no page. */
const isPage = ({ mode, url }: Request) => mode === 'navigate' && !/^\/(desk|api)(\/|$)/.test(new URL(url).pathname)

// A newer worker takes the place of the old one at once: there is nothing that could not go on.
addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(worker.skipWaiting()))
addEventListener('fetch', (event) => {
  const fetching = event as FetchEvent
  if (isPage(fetching.request)) fetching.respondWith(pageOrCard(fetching.request))
})
