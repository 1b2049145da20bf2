import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { operate, readAsShell, told } from '../../installation/commands.ts'
import { replaced } from '../../installation/document.ts'
import type { Portal } from '../../installation/portal.ts'
import type { Client } from '../../ledger/client.ts'
import { holdsWithin } from '../../waiting.ts'

type Facts = Record<string, boolean>

/** The environment, and the first member of staff. */
export const install = async (portal: Portal, client: Client): Promise<Facts> => {
  const shell = await readAsShell(portal)
  const password = 'twelve characters and more'
  const add = await operate(portal, told('The first installation', 'npm run staff -- add'), `${password}\n`)
  const logIn = async () => {
    const answer = await client.call('/desk/login', { body: { username: 'lam', password } })
    return answer.kind === 'reply'
  }
  const entered = await logIn()
  const leave = await operate(portal, told('The first installation', 'npm run staff -- leave'))
  return {
    'systemd and a shell read the same environment': Object.entries(portal.environment).every(
      ([name, value]) => shell[name] === value,
    ),
    'who was added to the staff gets in at the desk': add.status === 0 && entered,
    'who has left does not': leave.status === 0 && !(await logIn()),
  }
}

/** The address of a person is believed from nginx, and not from the person. */
export const addresses = async (portal: Portal, client: Client): Promise<Facts> => {
  const claimed = '203.0.113.7'
  const body = { method: 'account', username: 'nobody-here', password: 'guess' }
  await client.call('/security/login_one_pass', { body, headers: { 'x-forwarded-for': claimed } })
  const command = told('The security log', 'npm run security-log -- --since 2026-11-01 --from')
  const ofConnection = replaced(command, [[claimed, client.address]])
  const findsTheTry = async (line: string) => (await operate(portal, line)).said.includes('login_one_pass')
  // It is written a second later.
  const isThere = await holdsWithin(30, () => findsTheTry(ofConnection))
  return {
    'the address of a person is that of the connection': isThere,
    'what a person claims to be is thrown away': !(await findsTheTry(command)),
  }
}

/** Everybody signs in anew. */
export const sessions = async (portal: Portal): Promise<Facts> => {
  const { status, said } = await operate(
    portal,
    told('When an account or a secret is in other hands', 'npm run sessions -- end --all'),
  )
  return { 'all sessions can be ended at once': status === 0 && /\d/.test(said) }
}

/** A backup while the portal works, and its restore over what is there. */
export const backup = async (portal: Portal): Promise<Facts> => {
  const place = join(portal.folder, 'backup')
  const here = (line: string) => replaced(line, [['/backup/2026-11-20', place]])
  const kept = await operate(portal, here(told('Backup and restore', 'npm run backup --')))
  const tooEarly = await operate(portal, here(told('Backup and restore', 'npm run restore --')))
  for (const { stop } of portal.processes) await stop()
  const restored = await operate(portal, `${here(told('Backup and restore', 'npm run restore --'))} --overwrite`)
  for (const { start } of portal.processes) start()
  await portal.secondsUntilReady()
  return {
    'a backup is made while the portal works': kept.status === 0 && existsSync(join(place, 'backup.json')),
    'it is not restored under a working portal': tooEarly.status === 1,
    'restored, the portal works again': restored.status === 0,
  }
}
