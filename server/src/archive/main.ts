import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../adapters/clock/system.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { codeOf } from '../database/outage.ts'
import type { Visit } from '../features/points/visit.table.ts'
import { type Stays, yearService } from '../features/points/year.service.ts'
import { readSettings } from '../settings.ts'
import { runCommand, UsageError } from '../terminal.ts'
import { checkArchive, isThere, type Seal, writeArchive } from './file.ts'

const usage = `Usage:
  npm run archive -- visits 2023
  npm run archive -- check <file>

visits writes the visits of a year into DATA_DIR/archive, and then takes them out of the database. check says whether
such a file is whole.`

const reasons: Record<Stays, string> = {
  not_over: 'is not over',
  kept: 'is kept by the portal (retention.visits of the settings)',
  counts: 'has points that still count',
}

const told = ({ visits, sum }: Seal) => `${visits} ${visits === 1 ? 'visit' : 'visits'}, SHA-256 ${sum}`

async function* lines(visits: AsyncIterable<Visit>) {
  for await (const { memberId, day, cameAt, leftAt, place, source } of visits)
    yield { ...{ member: memberId, day, came: cameAt, left: leftAt }, ...{ place, source } }
}

const check = async (file: string) => {
  if (!isThere(file)) throw new UsageError(`There is no ${file}.`)
  const seal = await checkArchive(file)
  if (!seal) throw new UsageError(`${file} is damaged.`)
  console.log(`${file} is whole: ${told(seal)}.`)
}

const archive = async (year: number) => {
  const config = readConfig(process.env)
  const file = join(config.dataFolder, 'archive', `visits-${year}.ndjson`)
  const settings = readSettings(config.settingsFile)
  const database = await openDatabase(config.database)
  try {
    const clock = systemClock(settings.timeZone)
    const { isHere, visitsOf } = yearService({ db: database.withoutLimits, clock, settings })
    // Within the limits of everybody: who has to wait for us shall not wait for long.
    const years = yearService({ db: database.db, clock, settings })
    if (!(await isHere(year))) {
      if (!isThere(file)) throw new UsageError(`There are no visits of ${year}.`)
      return await check(file)
    }
    const stays = await years.staysBecause(year)
    if (stays) throw new UsageError(`${year} ${reasons[stays]}.`)
    const heading = { archive: 'visits', year, format: 1, madeAt: clock.now() }
    const seal = await writeArchive(file, heading, lines(visitsOf(year)))
    if (!seal)
      throw new UsageError(`What was written is not what the disk gives back: ${file}.part. Nothing was erased.`)
    const left = await years.leave({ year, ...seal })
    if (!left)
      throw new UsageError(`Visits of ${year} have changed meanwhile. Nothing was erased; give the command again.`)
    console.log(`${file}: ${told(seal)}. They are no longer in the database.`)
  } finally {
    await database.close()
  }
}

// For the operator: years of visits that are over leave the database.
const run = async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [what, given = '', ...more] = positionals
  if (what === 'check' && given && more.length === 0) return check(given)
  if (what !== 'visits' || !/^20\d\d$/.test(given) || more.length > 0) throw new UsageError(usage)
  return archive(Number(given))
}

/** Somebody has held what we needed, for longer than others can be let wait. */
const sentenceFor = (error: unknown) =>
  ['55P03', '40P01'].includes(codeOf(error) ?? '')
    ? 'Others work with these visits at the moment. Nothing was erased; give the command again.'
    : undefined

await runCommand({ usage, run, sentenceFor })
