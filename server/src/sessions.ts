import { parseArgs } from 'node:util'
import { isMemberNumber, normaliseMemberNumber } from '@palaestra/contract'
import { systemClock } from './adapters/clock/system.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { inTransaction } from './database/inTransaction.ts'
import { accountTable } from './features/account/account.table.ts'
import { endEverybodysSessions, sessionEnding } from './features/session/session.service.ts'
import { readSettings } from './settings.ts'
import { runCommand, UsageError } from './terminal.ts'

const usage = `Usage:
  npm run sessions -- end <member number>
  npm run sessions -- end --all`

const numberIn = (written: string) => {
  const memberNumber = normaliseMemberNumber(written)
  if (!isMemberNumber(memberNumber)) throw new UsageError(`${written} is no member number.`)
  return memberNumber
}

// For the operator, when an account or a secret may be in other hands: everybody who is signed in has to sign in anew
// (ASVS 7.4.5).
const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } })
  const [act, member, ...more] = positionals
  if (act !== 'end' || more.length > 0 || Boolean(member) === Boolean(values.all)) throw new UsageError(usage)
  const memberNumber = member && numberIn(member)

  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    const { db } = database
    const deps = { db, clock: systemClock(readSettings(config.settingsFile).timeZone) }
    const found = memberNumber ? await accountTable(db).byNumber(memberNumber) : undefined
    if (memberNumber && !found) throw new UsageError('Nobody has this member number.')
    const ended = found
      ? await inTransaction(deps, (deps) => sessionEnding(deps).endAll(found.id))
      : await endEverybodysSessions(deps)
    console.log(`Sessions ended: ${ended}.`)
  } finally {
    await database.close()
  }
}

await runCommand({ usage, run })
