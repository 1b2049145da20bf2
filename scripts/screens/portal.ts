import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openServer, type PortalServer } from '../../e2e/server.ts'

const sameDay = join(import.meta.dirname, 'sameDay.mjs')

/** A portal with the people of the demonstration, on the day of all pictures. */
export interface Portal extends PortalServer {
  /** What every page runs first: it gives the browser the time of the portal. */
  firstScript: string
  /** What is made when it is first asked for and then shared by all pictures: a token, the link in a letter. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
  /** One more at each asking: for numbers and network addresses that nobody had before. */
  count(): number
  /** False once the process has ended by itself. */
  isThere(): Promise<boolean>
}

export const openPortal = async (environment: NodeJS.ProcessEnv = {}): Promise<Portal> => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-pictures-'))
  const began = Date.now()
  const server = await openServer({
    folder,
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_OPTIONS: `--import=${pathToFileURL(sameDay)}`,
      ...environment,
    },
  })
  const made = new Map<string, Promise<unknown>>()
  let counted = 0
  const isThere = () =>
    fetch(`${server.address}/robots.txt`).then(
      () => true,
      () => false,
    )
  return {
    ...server,
    firstScript: `globalThis.portalBegan = ${began}\n${readFileSync(sameDay, 'utf8')}`,
    once<T>(name: string, make: () => Promise<T>) {
      const known = (made.get(name) as Promise<T> | undefined) ?? make() // Each name is of one thing.
      made.set(name, known)
      return known
    },
    count() {
      counted += 1
      return counted
    },
    isThere,
    async close() {
      if (await isThere()) await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
