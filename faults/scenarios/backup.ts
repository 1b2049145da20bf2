import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operate, told } from '../installation/commands.ts'
import { replaced } from '../installation/document.ts'
import { openPortal, type Portal } from '../installation/portal.ts'
import { openLedger } from '../ledger/ledger.ts'
import type { Scenario } from '../scenario.ts'
import { stopwatch } from '../waiting.ts'

const files = 5000
const bytes = 40_000
/** A backup also checks what it copies, so it may take as long as this many times the bare copying. */
const mostTimes = 3

/** Pictures as the portal stores them: by random names, in folders of their first letters. */
const fill = (portal: Portal) => {
  for (let place = 0; place < files; place += 1) {
    const name = randomBytes(16).toString('hex')
    const folder = join(portal.folder, 'data/files', name.slice(0, 2))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), randomBytes(bytes))
  }
}

const writeOut = () => execFileSync('sync')

/** From one moment at which the disk has everything to the next: a backup waits for it, too. */
const took = async (work: () => unknown) => {
  writeOut()
  const seconds = stopwatch()
  await work()
  writeOut()
  return seconds()
}

/** What copying costs without any check. */
const bare = (portal: Portal, to: string) =>
  took(() => {
    execFileSync('pg_dump', ['--format=custom', `--file=${to}.dump`, `--dbname=${portal.databaseUrl}`], {
      stdio: 'pipe',
    })
    cpSync(join(portal.folder, 'data/files'), to, { recursive: true })
  })

export const backup: Scenario = {
  name: 'backup',
  title: `A backup of ${files} pictures and its restore, against pg_dump and a bare copy`,
  limits: {},
  run: async ({ cluster }) => {
    const portal = await openPortal(await cluster(), { processes: 1 })
    const place = join(portal.folder, 'backup')
    const here = (line: string) => replaced(line, [['/backup/2026-11-20', place]])
    try {
      await openLedger(portal)
      fill(portal)
      const copied = await bare(portal, join(portal.folder, 'bare'))
      let status = 0
      const run = (line: string) =>
        took(async () => {
          status += (await operate(portal, line)).status ?? 1
        })
      const command = here(told('Backup and restore', 'npm run backup --'))
      const first = await run(command)
      for (const { stop } of portal.processes) await stop()
      const restore = await run(`${here(told('Backup and restore', 'npm run restore --'))} --overwrite`)
      rmSync(place, { recursive: true, force: true })
      for (const { start } of portal.processes) start()
      await portal.secondsUntilReady()
      const timesOf = (seconds: number) => `${(seconds / copied).toFixed(1)} × ${copied.toFixed(1)} s`
      return {
        facts: {
          'all commands end well': status === 0,
          [`a backup takes at most ${mostTimes} times as long (${timesOf(first)})`]: first <= mostTimes * copied,
          [`a restore takes at most ${2 * mostTimes} times as long (${timesOf(restore)})`]:
            restore <= 2 * mostTimes * copied,
        },
      }
    } finally {
      await portal.close()
    }
  },
}
