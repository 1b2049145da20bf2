import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'

/** Keeps the page where it is, and tells for where it would have been left. */
const keepPage = () => {
  const left: string[] = []
  const keep = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return
    event.preventDefault()
    left.push(event.destination.url.replace(location.origin, ''))
  }
  navigation.addEventListener('navigate', keep)
  onTestFinished(() => navigation.removeEventListener('navigate', keep))
  return left
}
/** The page at an address of the desk in the bar of the browser. */
const standAt = (address: string) => {
  const before = location.href
  history.replaceState(null, '', address)
  onTestFinished(() => history.replaceState(null, '', before))
}

afterEach(closeDesk)

test.each([
  ['/desk/zh/letters?state=ended', '/desk/pt/letters?state=ended'],
  ['/desk/zh', '/desk/pt'],
])('at %s another language is the same view in it', async (address, to) => {
  const left = keepPage()
  standAt(address)
  await openDesk('/factor', {})
  await userEvent.click(page.getByRole('link', { name: 'Português' }))

  await expect.poll(() => left).toEqual([to])
})
