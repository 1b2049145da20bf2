import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../../installation/document.ts'
import { openPortal, type Portal } from '../../installation/portal.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { type Scenario, underLoad } from '../../scenario.ts'
import { addresses, backup, install, sessions } from './commands.ts'
import { gate, logs, nobodyThere } from './gate.ts'

/** What the document tells to do for a start anew without a pause. */
const restartOneByOne = async ({ processes }: Portal) => {
  readDocument('docs/operations.md').block({
    under: 'Stopping, starting, upgrading',
    language: 'sh',
    with: 'until curl -sf http://127.0.0.1:8081/readyz; do sleep 1; done',
  })
  for (const { restart } of processes) await restart()
  return undefined
}

/** Follows docs/operations.md: its own blocks and commands, with nothing replaced but what a test must have otherwise. */
export const operations: Scenario = {
  name: 'operations',
  title: 'The document of operations, followed',
  limits: { lost: 0, doubled: 0, broken: 0, foreign: 0, ended: 0 },
  apart: true,
  run: async ({ cluster }) => {
    const portal = await openPortal(await cluster(), { processes: 2 })
    try {
      const ledger = await openLedger(portal)
      const client = ledger.client()
      const installed = await install(portal, client)
      const outcome = await underLoad({ portal, ledger }, () => restartOneByOne(portal))
      const facts = {
        ...installed,
        // On a crowded machine a process that starts may make the other one answer that it is busy. That none fails on a
        // quiet one is shown by `processes-restarted`, thirty times.
        'hardly a request failed while one process after the other was started anew':
          outcome.failed * 50 <= (outcome.acknowledged ?? 0),
        'stored files are readable for the account of the portal only':
          (statSync(join(portal.folder, 'data/files')).mode & 0o077) === 0,
        'every text message is signed': portal.sms.messages.count() > 0 && portal.sms.unsigned() === 0,
        ...(await gate(portal, client)),
        ...(await logs(portal, client)),
        ...(await addresses(portal, client)),
        ...(await sessions(portal)),
        ...(await backup(portal)),
        ...(await nobodyThere(portal, client)),
      }
      return { ...outcome, facts }
    } finally {
      await portal.close()
    }
  },
}
