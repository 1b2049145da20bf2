// Plain JavaScript for any Node from 20 on: it leads from there to the project’s own Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const packagesIn = (lockFile) => {
  const file = join(root, lockFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

const isComplete = () => {
  const there = packagesIn('node_modules/.package-lock.json')
  // Optional packages belong to other machines; an entry without a version is a link to a workspace.
  const isMissing = ([path, { version, optional }]) =>
    path.startsWith('node_modules/') && !optional && (!there[path] || there[path].version !== version)
  return !Object.entries(packagesIn('package-lock.json')).some(isMissing)
}

/** The rooms of the portal alone: an operator need not wait for the tools of tests and measurements. */
const portal = ['contract', 'server', 'ui', 'web', 'desk']

/** Installs the packages of package-lock.json, for the portal or for all rooms, unless they are there already. */
export const bringPackages = ({ all = false } = {}) => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  // npm empties the folder at each installation, so the note always fits its content.
  const note = join(root, 'node_modules/.some-rooms')
  const isEnough = !all && existsSync(note) && readFileSync(note, 'utf8') === lock
  if (isEnough || isComplete()) return
  console.log('Installing packages …')
  const some = all ? [] : ['--include-workspace-root', ...portal.map((room) => `--workspace=${room}`)]
  // Warnings are hidden, because they are about this Node, which hands over to the packaged one; errors are shown.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline']
  const stdio = ['ignore', 'ignore', 'inherit']
  const { status } = spawnSync('npm', ['ci', ...quiet, ...some], {
    cwd: root,
    stdio,
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  if (!all) writeFileSync(note, lock)
}

const versionOf = (node) => spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim()

const isNewEnough = (version) => {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

/** The Node that came with the packages, or else the running one, if it is new enough. */
export const node24 = () => {
  const brought = join(
    root,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  )
  if (existsSync(brought) && isNewEnough(versionOf(brought))) return brought
  if (isNewEnough(process.versions.node)) return process.execPath
  console.error(`Palaestra needs Node 24.7 or newer on this machine; here is ${process.versions.node}.`)
  process.exit(1)
}

/** Goes on as a file under Node 24, after options of Node if any are given: same terminal, signals and exit code. */
export const handOver = (...given) => {
  const node = node24()
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env['PATH']].join(delimiter)
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, PATH: path }
  const child = spawn(node, given, { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))

  // npm stops its shell, and the shell stops without passing the signal on: then our parent has changed. (`exec` in
  // package.json would do, were it not for Windows.)
  const parent = process.ppid
  const look = () => process.ppid !== parent && child.kill('SIGTERM')
  if (process.env['npm_lifecycle_event']) setInterval(look, 200).unref()
}
