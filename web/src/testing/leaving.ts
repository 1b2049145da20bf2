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

/** The page at an address of the portal in the bar of the browser, as of one who came by it. */
export const standAt = (address: string) => {
  const before = location.href
  history.replaceState(null, '', address)
  onTestFinished(() => history.replaceState(null, '', before))
}
