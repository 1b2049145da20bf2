import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { erasureRequestTable } from './features/erasureRequest/erasureRequest.table.ts'
import { proofTable } from './features/erasureRequest/proof.table.ts'
import { runCommand, UsageError } from './terminal.ts'

const usage = `Usage:
  npm run erasures -- show E26-7KQ4NX
  npm run erasures -- show E26-7KQ4NX --look < values.txt

show gives the receipt of a member who has been erased, and counts what still refers to them, table by table. With
--look every row of every table is searched for the values that come in, one a line: an ID number, an e-mail.`

const linesIn = (given: string) =>
  given
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= 4)

// For who has to show that somebody was erased: the receipt, and that nothing is left.
const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { look: { type: 'boolean' } } })
  const [act, reference = '', ...more] = positionals
  if (act !== 'show' || !/^E\d\d-[A-Z0-9]{6}$/.test(reference) || more.length > 0) throw new UsageError(usage)
  const sought = values.look ? linesIn(await text(process.stdin)) : []
  const database = await openDatabase(readConfig(process.env).database)
  try {
    const db = database.withoutLimits
    const request = await erasureRequestTable(db).byReference(reference)
    if (!request) throw new UsageError(`There is no request ${reference}.`)
    if (!request.doneAt || !request.erased) throw new UsageError(`${reference} has not been carried out.`)
    console.log(`${reference}: asked for ${request.askedAt.toISOString()}, erased ${request.doneAt.toISOString()}.`)
    for (const [table, rows] of Object.entries(request.erased)) console.log(`  ${table}: ${rows} erased`)
    const left = await proofTable(db).withReference(request.memberId)
    const found = sought.length > 0 ? await proofTable(db).withText(sought) : []
    for (const { table, rows } of left) console.log(`  ${table}: ${rows} left`)
    for (const { table, rows } of found) console.log(`  ${table}: one of the values stands in ${rows}`)
    if ([...left, ...found].some(({ rows }) => rows > 0)) process.exitCode = 2
    else console.log('Nothing is left.')
  } finally {
    await database.close()
  }
}

await runCommand({ usage, run })
