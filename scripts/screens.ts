import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, theChromium } from './chromium.ts'
import { take } from './screens/camera.ts'
import { type Change, changeOf, type Sheet } from './screens/compare.ts'
import { type Visit, visits } from './screens/looks.ts'
import { fileOf, indexPage, screenPage, told } from './screens/pages.ts'
import { openPortal } from './screens/portal.ts'
import { cutOut, read, reduced, written } from './screens/sheets.ts'
import { screens as all } from './screens/shots.ts'

// npm run screens [-- name …]: every screen in three languages, wide and narrow, light and dark, a page of each to look
// through, and what has changed since the last release. The pictures show the portal as it is shipped, with the people
// of the demonstration. `--release` keeps the small sheets of this run for the comparisons to come.
const folder = join(import.meta.dirname, '../screens')
const kept = join(import.meta.dirname, 'screens/released')
const release = process.argv.includes('--release')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const whole = wanted.length === 0

const screens = all
  .map(({ name, shots }) => ({
    name,
    shots: shots.filter((shot) => whole || wanted.some((one) => shot.name.startsWith(one))),
  }))
  .filter(({ shots }) => shots.length > 0)
const shots = screens.flatMap((screen) => screen.shots)

if (whole) rmSync(folder, { recursive: true, force: true })
for (const place of ['sheets', 'before']) mkdirSync(join(folder, place), { recursive: true })

const sheets = new Map<string, Sheet>(shots.map(({ name }) => [name, {}]))
const taken = new Set<string>()
const failures: string[] = []

/** Each language and width has a portal of its own: what is done for a picture is done once, and no limit of a day is met. */
const takeVisit = async (browser: Browser, visit: Visit) => {
  const portal = await openPortal()
  try {
    for (const shot of shots.filter(({ width = visit.width }) => width === visit.width))
      try {
        for (const { scheme, ...picture } of await take(shot, { browser, portal, visit })) {
          const look = `${visit.locale}.${visit.width}.${scheme}`
          writeFileSync(join(folder, fileOf(shot.name, look)), picture.png)
          taken.add(fileOf(shot.name, look))
          const sheet = sheets.get(shot.name)
          if (sheet) sheet[look] = await reduced(picture)
        }
      } catch (error) {
        failures.push(`${shot.name} ${visit.locale} ${visit.width}: ${error instanceof Error ? error.message : error}`)
        console.error(failures.at(-1))
        if (!(await portal.isThere())) throw error
      }
  } finally {
    await portal.close()
  }
}

const takeAll = async () => {
  const browser = await chromium.launch({ executablePath: theChromium(), args: chromiumArguments })
  const waiting = [...visits]
  const next = async (): Promise<void> => {
    const visit = waiting.shift()
    if (!visit) return
    await takeVisit(browser, visit).catch((error) => {
      waiting.length = 0
      throw error
    })
    console.log(`${visit.locale}, ${visit.width}: ${taken.size} pictures so far`)
    await next()
  }
  try {
    // One more than there are processors: half of the time a page is only waited for.
    const ended = await Promise.allSettled(Array.from({ length: availableParallelism() + 1 }, next))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  } finally {
    await browser.close()
  }
}

const released = (name: string) => join(kept, `${name}.webp`)
const releasedNames = existsSync(kept) ? readdirSync(kept).map((file) => file.replace(/\.webp$/, '')) : []

/** Compares the sheets as they are stored, both with the same losses, and keeps what is to be seen beside the change. */
const compare = async (name: string): Promise<Change | undefined> => {
  const file = join(folder, 'sheets', `${name}.webp`)
  const sheet = sheets.get(name)
  if (sheet) writeFileSync(file, await written(sheet))
  const before = releasedNames.includes(name) ? await read(released(name)) : undefined
  const change = changeOf(name, before, sheet && (await read(file)))
  const [most] = change?.looks ?? []
  const was = most && before?.[most.name]
  if (was) {
    writeFileSync(join(folder, 'before', `${name}.webp`), await cutOut(was))
    copyFileSync(released(name), join(folder, 'before', `${name}.all.webp`))
  }
  return change
}

await takeAll()
const changes: Change[] = []
for (const name of new Set([...sheets.keys(), ...(whole ? releasedNames : [])])) {
  const change = await compare(name)
  if (change) changes.push(change)
}
const most = ({ looks: [first] }: Change) => first?.share ?? 1
changes.sort((one, other) => most(other) - most(one))

const result = { screens, taken, changes }
for (const screen of screens) writeFileSync(join(folder, `${screen.name}.html`), screenPage(screen, result))
writeFileSync(join(folder, 'index.html'), indexPage(result))

if (release && failures.length === 0) {
  if (whole) rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  for (const name of sheets.keys()) copyFileSync(join(folder, 'sheets', `${name}.webp`), released(name))
}

for (const change of changes) console.log(told(change))
console.log(`${changes.length} of ${shots.length} screens and states have changed by more than a little`)
console.log(`${taken.size} pictures in ${folder}/index.html, ${failures.length} could not be taken`)
if (release && failures.length > 0) console.error('A run without some of its pictures is not kept as a release.')
process.exitCode = failures.length > 0 ? 1 : 0
