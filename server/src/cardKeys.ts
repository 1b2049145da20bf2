import { parseArgs } from 'node:util'
import { systemClock } from './adapters/clock/system.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { inTransaction } from './database/inTransaction.ts'
import { cardKeyService, withdrawCardKeys } from './features/account/cardKey.service.ts'
import { cardKeyTable } from './features/account/cardKey.table.ts'
import { keysFrom } from './keys.ts'
import { secretOf } from './secret.ts'
import { readSettings } from './settings.ts'
import { runCommand, UsageError } from './terminal.ts'

const usage = `Usage:
  npm run card-keys -- list
  npm run card-keys -- renew
  npm run card-keys -- withdraw

renew makes the next key when it is time, as the portal does by itself every hour. withdraw is for a secret that was in
other hands: no code that has been signed until now is believed any more, and a new key begins at once.`

const acts = ['list', 'renew', 'withdraw'] as const

// For the operator: the public keys by which gates prove the codes of cards.
const run = async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [asked, ...more] = positionals
  const act = acts.find((one) => one === asked)
  if (!act || more.length > 0) throw new UsageError(usage)

  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    const clock = systemClock(readSettings(config.settingsFile).timeZone)
    const deps = { db: database.db, clock, keys: keysFrom(config.secret ?? secretOf(config.dataFolder)) }
    if (act === 'renew') await cardKeyService(deps).renew()
    if (act === 'withdraw') {
      const withdrawn = await inTransaction(deps, withdrawCardKeys)
      console.log(`Keys withdrawn: ${withdrawn}.`)
    }
    for (const { id, signsOn } of await cardKeyTable(database.db).all()) console.log(`${id} signs from ${signsOn} on.`)
  } finally {
    await database.close()
  }
}

await runCommand({ usage, run })
