import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Cluster } from '../cluster.ts'
import { newFolder } from '../leftovers.ts'
import { newPort } from '../ports.ts'
import { openBureau } from '../sinks/bureau.ts'
import { openSmsGateway } from '../sinks/sms.ts'
import { openMailServer } from '../sinks/smtp.ts'
import { stopwatch, until } from '../waiting.ts'
import { readDocument, replaced } from './document.ts'
import { writeEnvironment } from './environment.ts'
import { keepProcess } from './keptProcess.ts'
import { openNginx } from './nginx.ts'

const operations = readDocument('docs/operations.md')

/** The role and the database of the document, each by the statement that it tells psql. */
const makeDatabase = async (cluster: Cluster, name: string, password: string) => {
  const told = operations.block({ under: 'The first installation', language: 'sh', with: 'psql -c' })
  const statements = [...told.matchAll(/"(create [^"]*)"/g)].map(([, statement = '']) => statement)
  const [role = '', database = ''] = statements
  await cluster.ask(
    replaced(role, [
      ['role palaestra', `role ${name}`],
      ["'…'", `'${password}'`],
    ]),
  )
  await cluster.ask(replaced(database, [[/\bpalaestra\b/g, name]]))
}

interface Options {
  processes?: number
  /** Where the processes find the database, when it is somewhere else than on the cluster. */
  address?: (login: string, name: string) => string | Promise<string>
  /** Where data and files lie; left out, in a new folder. */
  folder?: string
}

/**
 * The portal as the document tells an operator to install it: PostgreSQL, processes under systemd, nginx in front,
 * production mode. Mail server, SMS gateway and identity bureau are ours.
 */
export const openPortal = async (cluster: Cluster, { processes = 3, address, folder: given }: Options = {}) => {
  const folder = given ?? newFolder('faults')
  const name = `palaestra_${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await makeDatabase(cluster, name, password)

  const smsSecret = randomBytes(18).toString('hex')
  const [mail, sms, bureau] = [await openMailServer(), await openSmsGateway(smsSecret), await openBureau(folder)]
  const login = `${name}:${password}`
  const databaseUrl = (await address?.(login, name)) ?? `postgresql://${login}@127.0.0.1:${cluster.port}/${name}`
  const { file: environmentFile, variables: environment } = writeEnvironment(folder, {
    databaseUrl,
    smtp: mail.address,
    sms: { address: sms.address, secret: smsSecret },
    bureau,
  })

  const ports: number[] = []
  for (let place = 0; place < processes; place += 1) ports.push(await newPort())
  const nginx = await openNginx(folder, ports)
  // They start at the same time; the first makes the tables.
  const certified = { ...environment, NODE_EXTRA_CA_CERTS: bureau.certificate }
  const kept = ports.map((port) => keepProcess(port, certified))
  const close = async () => {
    await Promise.all(kept.map(({ stop }) => stop()))
    await nginx.close()
    await mail.close()
    await sms.close()
    await bureau.close()
    if (!given) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(kept.map(({ ready }) => ready()))
  } catch (error) {
    await close()
    throw error
  }

  const areReady = async () => (await Promise.all(kept.map(({ isReady }) => isReady()))).every(Boolean)
  return {
    cluster,
    name,
    folder,
    environment,
    environmentFile,
    databaseUrl,
    nginx,
    mail,
    sms,
    bureau,
    processes: kept,
    /** Asks the database of this portal as its superuser. */
    ask: <T extends object>(sql: string, values: unknown[] = []) => cluster.ask<T>(sql, values, name),
    /** How many processes have ended without being told to. */
    ended: () => kept.reduce((sum, { ended }) => sum + ended(), 0),
    areReady,
    /** Seconds from now until every process is ready and stays so: one that is about to end may still say that it is. */
    secondsUntilReady: async (within = 180) => {
      const seconds = stopwatch()
      let since: number | undefined
      const stays = async () => {
        since = (await areReady()) ? (since ?? seconds()) : undefined
        return since !== undefined && seconds() - since > 1
      }
      await until(stays, { seconds: within, what: () => `The processes were not ready after ${within} s.` })
      return since ?? within
    },
    /** The metrics of one process, as the document tells to ask for them. */
    metrics: async () => {
      const response = await fetch(`http://127.0.0.1:${ports[0]}/metrics`, {
        headers: { authorization: `Bearer ${environment['METRICS_TOKEN']}` },
      })
      return response.text()
    },
    close,
  }
}

export type Portal = Awaited<ReturnType<typeof openPortal>>
