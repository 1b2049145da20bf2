import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { type Fault, headFrom, written } from './features/audit/audit.rules.ts'
import { chainService } from './features/audit/chain.service.ts'
import { runCommand, UsageError } from './terminal.ts'

const usage = `Usage:
  npm run audit -- verify
  npm run audit -- verify --noted 1234:9f86d081…

verify goes through the audit trail and says where it was altered. It shows the head of the trail: note it where nobody
who can reach the database can write, and give it with --noted the next time.`

const sentences: { [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>) => string } = {
  altered: ({ entry, position }) => `Entry ${entry} was altered (position ${position}).`,
  removed: ({ position }) => `The entry at position ${position} was removed.`,
  added: ({ entry }) => `Entry ${entry} was put in past the chain.`,
  cut: ({ position }) => `The end was cut off: the trail had ${position} entries.`,
  rewritten: ({ position }) => `The trail was rewritten: at position ${position} it is not what it was.`,
}
// The name of a fault chooses the sentence for it.
const sentenceOf = (fault: Fault) => (sentences[fault.kind] as (fault: Fault) => string)(fault)

// For the operator and the auditor: whether the trail is what was written.
const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { noted: { type: 'string' } } })
  const noted = values.noted === undefined ? undefined : headFrom(values.noted)
  if (positionals.join(' ') !== 'verify' || (values.noted !== undefined && !noted)) throw new UsageError(usage)
  const database = await openDatabase(readConfig(process.env).database)
  try {
    const { head, faults } = await chainService({ db: database.withoutLimits }).verify(noted)
    for (const fault of faults) console.log(sentenceOf(fault))
    if (faults.length > 0) process.exitCode = 2
    else console.log(`${head.position} entries, each as it was written. Note this head: ${written(head)}`)
  } finally {
    await database.close()
  }
}

await runCommand({ usage, run })
