import { onTestFinished } from 'vitest'

const readable = (url: string) => url.replace(location.origin, '')

/** Keeps the page where it is, and tells how and for where it would have been left. */
export const keepPage = () => {
  const left: string[] = []
  const keep = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return
    event.preventDefault()
    left.push(`${event.navigationType} ${readable(event.destination.url)}`)
  }
  navigation.addEventListener('navigate', keep)
  onTestFinished(() => navigation.removeEventListener('navigate', keep))
  return left
}

/** Writes into the bar unheard: a router that listens, as one of a document before, would follow. */
const write = (address: string) => History.prototype.replaceState.call(history, null, '', address)

/** The page at an address of the portal in the bar of the browser, as of one who came by it. */
export const standAt = (address: string) => {
  const before = location.href
  write(address)
  onTestFinished(() => write(before))
}
