import { spawn } from 'node:child_process'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { theAccount } from '../scripts/postgres.ts'
import { endingWithUs, newFolder } from './leftovers.ts'
import { newPort } from './ports.ts'
import { theProgram } from './theProgram.ts'
import { until } from './waiting.ts'

const answersOn = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)))
    socket.once('error', () => resolve(false))
  })

interface Behind {
  mode: 'session' | 'transaction'
  /** Where PostgreSQL is, for whom, and which database. */
  port: number
  login: string
  name: string
}

/** PgBouncer in front of a database. */
export const openPgBouncer = async ({ mode, port: server, login, name }: Behind) => {
  const [user = '', password = ''] = login.split(':')
  const folder = newFolder('pgbouncer')
  const port = await newPort()
  const settings = [
    '[databases]',
    `${name} = host=127.0.0.1 port=${server} dbname=${name} user=${user} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'max_client_conn = 200',
    'default_pool_size = 60',
    'server_login_retry = 1',
    `logfile = ${folder}/log`,
  ]
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings.join('\n'))
  const account = theAccount()
  for (const path of [folder, file]) if (account.uid !== undefined) chownSync(path, account.uid, account.gid)
  const child = endingWithUs(spawn(theProgram('pgbouncer'), [file], { stdio: 'ignore', ...account }))
  await until(() => answersOn(port), { seconds: 10, what: () => 'PgBouncer did not start.' })
  return {
    port,
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
