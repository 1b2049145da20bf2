import { spawn } from 'node:child_process'
import { openPostgres } from './postgres.ts'

// node scripts/withPostgres.ts [--databases=3] command …
// Runs a command with DATABASE_URL on an empty database of PostgreSQL: races show only with several connections.
// Further databases are in DATABASE_URL_2, DATABASE_URL_3 …
const [first = '', ...rest] = process.argv.slice(2)
const databases = Number(/^--databases=(\d+)$/.exec(first)?.[1] ?? 1)
const [command = '', ...given] = first.startsWith('--databases=') ? rest : [first, ...rest]

// A signal ends the command and leaves this process running until the databases are dropped.
let child: ReturnType<typeof spawn> | undefined
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = true
    child?.kill(signal)
  })

const status = async (env: NodeJS.ProcessEnv) => {
  if (stopped) return 1
  const running = spawn(command, given, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  child = running
  return new Promise<number>((resolve, reject) => {
    running.once('error', reject)
    running.once('exit', (code) => resolve(code ?? 1))
  })
}

try {
  const postgres = await openPostgres({ databases })
  const addresses = postgres.urls.map((url, index) => [index ? `DATABASE_URL_${index + 1}` : 'DATABASE_URL', url])
  try {
    process.exitCode = await status({ ...process.env, ...Object.fromEntries(addresses) })
  } finally {
    await postgres.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
