import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeEnvironment } from '../installation/environment.ts'
import { keepProcess } from '../installation/keptProcess.ts'
import { newFolder } from '../leftovers.ts'
import { newPort } from '../ports.ts'
import type { Scenario } from '../scenario.ts'

/** The files by which a data folder may be locked: those beside the embedded database. */
const locksIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith('database'))
    .map(({ name }) => join(folder, name))

const holdsNumber = (file: string) => /^\d+/.test(readFileSync(file, 'latin1'))

/** The embedded database takes no lock of its own, and a lock that outlives its process would stop every start. */
export const foldersLock: Scenario = {
  name: 'folders-lock',
  title: 'A process on the embedded database is killed; its lock is of no use to anybody',
  limits: {},
  apart: true,
  run: async () => {
    const folder = newFolder('lock')
    const nowhere = { databaseUrl: '', smtp: 'smtp://127.0.0.1:1' }
    const sms = { address: 'https://127.0.0.1:1', secret: 'of no use to anybody' }
    const { DATABASE_URL: _none, ...variables } = writeEnvironment(folder, { ...nowhere, sms }).variables
    const environment = { ...variables, DATA_DIR: folder, DEVELOPMENT_ADAPTERS: 'database' }
    const open = async () => keepProcess(await newPort(), environment)
    const starts = async () => {
      const one = await open()
      const isReady = await one.ready().then(
        () => true,
        () => false,
      )
      await one.end()
      return isReady
    }
    try {
      const first = await open()
      await first.ready()
      const second = await open()
      const refused = await second.ready().then(
        () => '',
        (error: Error) => error.message,
      )
      await second.end()
      await first.end()
      const again = await starts()
      for (const file of locksIn(folder).filter(holdsNumber)) writeFileSync(file, '')
      const afterEmpty = await starts()
      for (const file of locksIn(folder).filter(holdsNumber)) writeFileSync(file, String(process.pid))
      const afterReuse = await starts()
      return {
        facts: {
          'two processes never work in one folder': /is in use by process \d+\. Stop that one first/.test(refused),
          'a killed process leaves nothing that stops the next': again,
          'nor does one that was killed between making its lock and writing it': afterEmpty,
          'nor a number that another process has by now': afterReuse,
        },
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
