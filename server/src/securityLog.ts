import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { isMemberNumber, normaliseMemberNumber } from '@palaestra/contract'
import { readConfig } from './config.ts'
import { type Db, openDatabase } from './database/database.ts'
import { accountTable } from './features/account/account.table.ts'
import { securityLogService } from './features/securityLog/securityLog.service.ts'
import { networkOf } from './http/network.ts'
import { keysFrom } from './keys.ts'
import { secretOf } from './secret.ts'
import { readSettings } from './settings.ts'
import { runCommand, UsageError } from './terminal.ts'

const usage = `Usage:
  npm run security-log -- --since 2026-11-01
  npm run security-log -- --since 2026-11-01T14:30 --member <member number> --from <network address> --refused`

/** The most lines that one reads at a time. */
const mostLines = 1000

/** yyyy-mm-ddThh:mm:ss in that time zone. The Swedish locale writes it so, except for the T. */
const shownIn = (timeZone: string) => (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).replace(' ', 'T')

/** The moment of a local time; an hour off on a day when the clocks change. */
const momentIn = (timeZone: string, written: string) => {
  const [day, time = '00:00'] = written.split('T')
  const here = new Date(`${day}T${time}Z`)
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(written) || Number.isNaN(here.getTime()))
    throw new UsageError(`${written} is no day like 2026-11-01, and no moment like 2026-11-01T14:30.`)
  const ahead = Date.parse(`${shownIn(timeZone)(here)}Z`) - here.getTime()
  return new Date(here.getTime() - ahead)
}

const memberOf = async (db: Db, written: string) => {
  const memberNumber = normaliseMemberNumber(written)
  if (!isMemberNumber(memberNumber)) throw new UsageError(`${written} is no member number.`)
  const member = await accountTable(db).byNumber(memberNumber)
  if (!member) throw new UsageError('Nobody has this member number.')
  return member.id
}

const networkFrom = (address: string) => {
  if (isIP(address) === 0) throw new UsageError(`${address} is no address of a network.`)
  return networkOf(address)
}

type Found = Awaited<ReturnType<ReturnType<typeof securityLogService>['find']>>[number]

const lineFor = (row: Found, shown: (moment: Date) => string) => {
  const member = row.memberNumber ? `member ${row.memberNumber}` : 'nobody known'
  return [
    shown(row.firstAt),
    shown(row.lastAt),
    `${row.times}×`,
    row.call,
    row.refusal || 'succeeded',
    row.staff ? `staff ${row.staff}` : member,
    `from ${row.network}`,
  ].join('  ')
}

// For the operator, when something may have happened: who tried what, how often, and what came of it.
const run = async () => {
  const text = { type: 'string' } as const
  const options = { since: text, member: text, from: text, refused: { type: 'boolean' } } as const
  const { values } = parseArgs({ options })
  if (!values.since) throw new UsageError(usage)

  const config = readConfig(process.env)
  const { timeZone } = readSettings(config.settingsFile)
  const since = momentIn(timeZone, values.since)
  const asked = values.from && networkFrom(values.from)
  const network = asked && keysFrom(config.secret ?? secretOf(config.dataFolder)).ofNetwork(asked)
  const database = await openDatabase(config.database)
  try {
    const { db } = database
    const member = values.member ? await memberOf(db, values.member) : undefined
    const log = securityLogService({ db })
    const found = await log.find({ since, member, network, refused: values.refused }, mostLines + 1)
    const shown = shownIn(timeZone)
    for (const row of found.slice(0, mostLines)) console.log(lineFor(row, shown))
    const next = found[mostLines]
    if (next) console.log(`There is more: go on with --since ${shown(next.lastAt)}`)
    if (found.length === 0) console.log('Nothing of that kind has been written down.')
  } finally {
    await database.close()
  }
}

await runCommand({ usage, run })
