import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const git = (...given: string[]) => execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

const mainBranch = () => {
  const names = ['main', 'origin/main']
  const found = names.find((name) => git('for-each-ref', `refs/heads/${name}`, `refs/remotes/${name}`) !== '')
  if (!found) throw new Error('What has changed is counted from the branch main, and there is none.')
  return found
}

/** All paths that differ from the point where this branch left main, committed or not. */
export const changedPaths = () => {
  const differing = git('diff', '--name-only', '--no-renames', git('merge-base', 'HEAD', mainBranch()))
  return [...differing.split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')].filter(Boolean)
}

/** Paths of files that belong to one word. */
const ofWord = [
  /^(?:server|web|desk)\/src\/features\/([^/]+)\//,
  /^(?:web|desk)\/src\/texts\/[^/]+\/([^/.]+)\./,
  /^contract\/src\/(?:calls|desk)\/([^/.]+)\./,
  /^e2e\/([^/.]+)\.spec\.ts$/,
]
const wordOf = (path: string) => ofWord.flatMap((pattern) => pattern.exec(path)?.[1] ?? [])[0]

/** The neighbourhood of a file without a word: its folder, or its own test at the top of a room. */
const neighbourhoodOf = (path: string) => /^[a-z]+\/src\/([^/]+\/|[^/.]+\.)/.exec(path)?.[0]

/** Tests that go over all calls; they know of some what its declaration cannot say. */
const isCall = (path: string) => /^contract\/src\/(calls|desk)\//.test(path)
const ofAllCalls = ['access', 'replies'].map((noun) => `server/src/http/${noun}.test.ts`)

export interface Touched {
  /** Parts of test paths, as Vitest takes them. */
  server: string[]
  components: string[]
  /** Spec files of walks. */
  walks: string[]
}

/** The tests beside the changes: in every room those of a touched word, else those of the same folder. */
export const touchedBy = (paths: string[], isThere = (path: string) => existsSync(join(root, path))): Touched => {
  const words = [...new Set(paths.flatMap((path) => wordOf(path) ?? []))]
  const folders = [...new Set(paths.flatMap((path) => (wordOf(path) ? [] : (neighbourhoodOf(path) ?? []))))]
  const ofWords = (room: string) => words.map((word) => `${room}/src/features/${word}/`).filter(isThere)
  const foldersOf = (...rooms: string[]) => folders.filter((folder) => rooms.includes(folder.split('/')[0] ?? ''))
  return {
    server: [...ofWords('server'), ...foldersOf('contract', 'server'), ...(paths.some(isCall) ? ofAllCalls : [])],
    components: [...ofWords('web'), ...ofWords('desk'), ...foldersOf('ui', 'web', 'desk')],
    walks: words.map((word) => `e2e/${word}.spec.ts`).filter(isThere),
  }
}
