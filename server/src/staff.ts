import { parseArgs } from 'node:util'
import { Refusal, type RefusalName, type Role, roles } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences/all'
import { systemClock } from './adapters/clock/system.ts'
import { argon2Passwords } from './adapters/passwords/argon2.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { colleagueService } from './features/staff/factor/colleague.service.ts'
import { staffService } from './features/staff/staff.service.ts'
import { invite } from './features/staffSignOn/invitation.service.ts'
import { keysFrom } from './keys.ts'
import { secretOf } from './secret.ts'
import { readSettings } from './settings.ts'
import { askSecret, runCommand, UsageError } from './terminal.ts'

const usage = `Usage:
  npm run staff -- add <username> --name "<name>" --roles reviewer,counter
  npm run staff -- roles <username> --roles senior
  npm run staff -- leave <username>
  npm run staff -- password <username>
  npm run staff -- help-in <username>
  npm run staff -- invite <username>

A password is asked for, or read as one line from standard input; not by add, where staff log in by work account alone.
help-in removes the second factor, and shows a code
that lets its owner in once within an hour. invite undoes the link of their work account, and shows a code that links
another within a day.`

const acts = ['add', 'roles', 'leave', 'password', 'help-in', 'invite'] as const
const rolesIn = (text: string): Role[] =>
  text.split(',').map((word) => {
    const role = roles.find((one) => one === word.trim())
    if (!role) throw new UsageError(`There is no role ${word.trim()}; there are ${roles.join(', ')}.`)
    return role
  })

const done = {
  add: (username: string) => `${username} can log in at /desk.`,
  roles: (username: string) => `${username} has other roles from now on.`,
  leave: (username: string) => `${username} can no longer log in.`,
  password: (username: string) => `${username} has a new password, and is logged out.`,
}

const askPassword = () => askSecret('Password (at least 12 characters): ')

// For the operator: decides who may work at the desk. Without it the first member of staff could not get in.
const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, roles: { type: 'string' } },
  })
  const [asked, username, ...more] = positionals
  const act = acts.find((one) => one === asked)
  if (!username || more.length > 0 || !act) throw new UsageError(usage)
  if (!/^[a-z][a-z0-9._-]{2,29}$/i.test(username))
    throw new UsageError('A username has 3 to 30 plain letters or digits, and begins with a letter.')
  if (act === 'roles' && !values.roles) throw new UsageError(usage)
  const granted = rolesIn(values.roles ?? 'reviewer')

  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    const { timeZone, staffLogin } = readSettings(config.settingsFile)
    const clock = systemClock(timeZone)
    const staff = staffService({ db: database.db, clock, passwords: argon2Passwords() })
    if (act === 'roles') await staff.setRoles(username, granted)
    if (act === 'leave') await staff.leave(username)
    if (act === 'add') {
      const fresh = { username, name: values.name ?? username, roles: granted }
      if (staffLogin.ways === 'account') {
        await staff.add(fresh)
        return console.log(
          `${username} works here. They come in once they are invited: npm run staff -- invite ${username}`,
        )
      }
      await staff.add({ ...fresh, password: await askPassword() })
    }
    if (act === 'password') await staff.setPassword(username, await askPassword())
    if (act !== 'help-in' && act !== 'invite') return console.log(done[act](username))
    const keys = keysFrom(config.secret ?? secretOf(config.dataFolder))
    if (act === 'invite') {
      const { code, hours } = await invite({ db: database.db, clock, keys }, username, 'system')
      return console.log(`${code}\nTell it to ${username}: it links their work account once within ${hours} hours.`)
    }
    const { code, minutes } = await colleagueService({ db: database.db, clock, keys }).helpIn(username, 'system')
    console.log(`${code}\nTell it to ${username}: with their password it works once within ${minutes} minutes.`)
  } finally {
    await database.close()
  }
}

/** Sentences for a terminal, where the contract’s is meant for members or says too little. */
const ofRefusal: Partial<Record<RefusalName, string>> = {
  password_too_short: 'The password needs at least 12 characters.',
  not_found: 'Nobody of that username works here.',
}

const sentenceFor = (error: unknown) =>
  error instanceof Refusal ? (ofRefusal[error.refusal] ?? sentences.en[error.refusal]) : undefined

await runCommand({ usage, run, sentenceFor })
