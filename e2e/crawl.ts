import type { Page, Response } from '@playwright/test'

interface Links {
  /** Addresses of the portal, with their search. */
  within: string[]
  /** Links elsewhere, as they are written. */
  without: string[]
  /** Parts of this page that a link leads to and that are not there. */
  lost: string[]
}

export interface Crawl {
  from: readonly string[]
  /** Whether to open an address that a page leads to. */
  follows: (address: string) => boolean
  /** Refusals that a page asks for by being opened: it says them in its own words. */
  mayRefuse: readonly number[]
  /** What is wrong with a link elsewhere. */
  wrongElsewhere: (href: string) => string | undefined
}

/** The links of a page, wherever they stand: also those that are folded away. */
const linksOf = (page: Page) =>
  page.evaluate((): Links => {
    const links: Links = { within: [], without: [], lost: [] }
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const url = new URL(href)
      if (url.origin !== location.origin) links.without.push(href)
      else if (url.pathname !== location.pathname || !url.hash) links.within.push(url.pathname + url.search)
      else if (!document.getElementById(decodeURIComponent(url.hash.slice(1)))) links.lost.push(url.hash)
    }
    return links
  })

/** What is wrong with an answer: it failed, or a call was refused that nobody has filled in. */
const wrongWith = async (response: Response, mayRefuse: readonly number[]) => {
  const { pathname } = new URL(response.url())
  if (response.status() >= 400) return `${response.status()} of ${pathname}`
  if (!pathname.startsWith('/api/') || !/json/.test(response.headers()['content-type'] ?? '')) return undefined
  const { code } = (await response.json().catch(() => ({}))) as { code?: number } // The envelope, or none.
  return code && !mayRefuse.includes(code) ? `${pathname} says no: ${code}` : undefined
}

/** Opens an address, and says what is wrong with what comes; its links besides. */
const look = async (page: Page, address: string, mayRefuse: readonly number[]) => {
  const answers: Promise<string | undefined>[] = []
  const listen = (response: Response) => void answers.push(wrongWith(response, mayRefuse))
  page.on('response', listen)
  await page.goto(address, { waitUntil: 'networkidle' })
  const heading = page.getByRole('heading', { level: 1 })
  // On a busy machine the network may rest before the screen is drawn. What never comes is told below.
  await heading
    .first()
    .waitFor()
    .catch(() => undefined)
  page.off('response', listen)
  const faults = (await Promise.all(answers)).filter((fault) => fault !== undefined)
  const headings = await heading.allInnerTexts()
  if (headings.length !== 1) faults.push(`${headings.length} main headings`)
  const said = (await page.getByRole('main').innerText()).replace(headings[0] ?? '', '').trim()
  if (said === '') faults.push(`nothing but the heading “${headings[0]}”`)
  const links = await linksOf(page)
  faults.push(...links.lost.map((hash) => `there is no ${hash} on it`))
  return { links, faults: faults.map((fault) => `${address}: ${fault}`) }
}

/**
 * Follows every link, each address once, on several pages side by side. Resolves to what it has seen, and to everything
 * that is wrong with it.
 */
export const crawl = async (pages: readonly Page[], { from, follows, mayRefuse, wrongElsewhere }: Crawl) => {
  const seen = new Set(from)
  const faults = new Set<string>()
  const open = async (page: Page, address: string) => {
    const { links, faults: found } = await look(page, address, mayRefuse)
    for (const fault of found) faults.add(fault)
    for (const link of links.without) {
      const wrong = wrongElsewhere(link)
      if (wrong) faults.add(`${address}: ${link} ${wrong}`)
    }
    const fresh = [...new Set(links.within)].filter((link) => !seen.has(link) && follows(link))
    for (const link of fresh) seen.add(link)
    return fresh
  }

  // All that is one link away, then all that is two: no page waits for a link that is still being looked for.
  let wave = [...from]
  while (wave.length > 0) {
    const left = [...wave]
    const found: string[] = []
    const work = async (page: Page) => {
      for (let address = left.shift(); address !== undefined; address = left.shift())
        found.push(...(await open(page, address)))
    }
    await Promise.all(pages.map(work))
    wave = found
  }
  return { seen: [...seen], faults: [...faults] }
}
