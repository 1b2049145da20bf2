import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPortal } from '../installation/portal.ts'
import { openLedger } from '../ledger/ledger.ts'
import { mountDisk, newFolder, unmountDisk } from '../leftovers.ts'
import { type Scenario, underLoad } from '../scenario.ts'
import { pause } from '../waiting.ts'

const megabytes = 64

/** A disk of our own, which fills quickly. */
const openDisk = () => {
  const folder = newFolder('disk')
  mountDisk(folder, megabytes)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(filler, Buffer.alloc(bavail * bsize))
    },
    free: () => rmSync(filler),
    close: () => {
      unmountDisk(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The disk with the stored files is full; the database has another one. */
export const diskFull: Scenario = {
  name: 'disk-full',
  title: 'The disk of stored files is full',
  limits: { lost: 0, foreign: 0, ended: 0, seconds: 2 },
  run: async ({ cluster, outage }) => {
    const disk = openDisk()
    try {
      const portal = await openPortal(await cluster(), { folder: disk.folder })
      try {
        const ledger = await openLedger(portal)
        const before = portal.processes.map(({ said }) => said().length)
        const outcome = await underLoad({ portal, ledger }, async () => {
          disk.fill()
          await pause(outage(20) * 1000)
          disk.free()
          return portal.secondsUntilReady()
        })
        const said = portal.processes.map((one, place) => one.said().slice(before[place])).join('')
        return {
          ...outcome,
          facts: {
            'an upload that cannot be stored is a fault': outcome.failed > 0,
            'the log says why': /"level":50.*ENOSPC/.test(said),
          },
        }
      } finally {
        await portal.close()
      }
    } finally {
      disk.close()
    }
  },
}
