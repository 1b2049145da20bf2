import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { FolderInUse } from '../database/lock.ts'
import { backUp } from './backup.ts'
import { BackupError } from './folder.ts'
import { restore } from './restore.ts'

const usage = `Usage:
  npm run backup -- <folder>
  npm run restore -- <folder> [--overwrite]

With the environment of the portal: DATABASE_URL, DATA_DIR and SECRET say what is kept and where it goes.`

// For the one who runs the portal.
const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } })
  const [act, folder, ...more] = positionals
  if (!folder || more.length > 0) throw new BackupError(usage)
  // npm changes into the project; a path is meant from where the command was given.
  const place = resolve(process.env['INIT_CWD'] ?? '.', folder)
  const config = readConfig(process.env)
  if (act === 'restore') await restore(config, place, { overwrite: values.overwrite === true })
  else if (values.overwrite) throw new BackupError(usage)
  else await backUp(config, place)
}

const sentenceFor = (error: unknown) => {
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof FolderInUse) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'There is no room left on the disk.'
  if (code === 'EACCES' || code === 'EPERM') return `${path} may not be read or written by this account.`
  return code?.startsWith('ERR_PARSE_ARGS') ? usage : undefined
}

await run().catch((error: unknown) => {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
})
