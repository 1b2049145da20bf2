import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { runCommand, UsageError } from '../terminal.ts'
import { backUp } from './backup.ts'
import { BackupError } from './folder.ts'
import { restore } from './restore.ts'

const usage = `Usage:
  npm run backup -- <folder>
  npm run restore -- <folder> [--overwrite]

With the environment of the portal: DATABASE_URL, DATA_DIR and SECRET say what is kept and where it goes.`

// For the operator.
const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } })
  const [act, folder, ...more] = positionals
  if (!folder || more.length > 0) throw new UsageError(usage)
  // npm changes into the project; the operator means paths from where the command was given.
  const place = resolve(process.env['INIT_CWD'] ?? '.', folder)
  const config = readConfig(process.env)
  if (act === 'restore') await restore(config, place, { overwrite: values.overwrite === true })
  else if (values.overwrite) throw new UsageError(usage)
  else await backUp(config, place)
}

const sentenceFor = (error: unknown) => {
  if (error instanceof BackupError) return error.message
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'There is no room left on the disk.'
  if (code === 'EACCES' || code === 'EPERM') return `${path} may not be read or written by this account.`
  // What the system says of a file is a sentence already, and names it.
  return syscall && (error as Error).message
}

await runCommand({ usage, run, sentenceFor })
