import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'

const place = mkdtempSync(join(tmpdir(), 'palaestra-lock-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const source = new URL('lock.ts', import.meta.url).href
/** A process that locks the folder and stays. */
const anotherProcess = async (folder: string) => {
  const script = `import { lockFolder } from ${JSON.stringify(source)}
    globalThis.unlock = lockFolder(${JSON.stringify(folder)})
    process.stdout.write('locked')
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('the folder of a running process is refused, and that process is named', async () => {
  const folder = join(place, 'running')
  const other = await anotherProcess(folder)

  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}. Stop that one first`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(folder)()
})

test.each([
  ['is empty, its process was killed before it wrote', ''],
  ['names ourselves, as in a container where numbers begin anew', String(process.pid)],
  ['names a process of somebody else', '1'],
])('a file that was left behind and %s, stops nobody', (_, left) => {
  const folder = join(place, `left ${left}`)
  writeFileSync(`${folder}.process`, left)
  writeFileSync(`${folder}.locked`, '')

  lockFolder(folder)()
})

test('what was unlocked can be locked again', () => {
  const folder = join(place, 'again')
  lockFolder(folder)()
  const unlock = lockFolder(folder)

  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`)
  unlock()
})
