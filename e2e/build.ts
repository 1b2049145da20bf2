import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Walks are over the web as it is shipped. */
const build = () => {
  const windows = process.platform === 'win32'
  execFileSync('npm', ['run', 'build'], { cwd: join(import.meta.dirname, '..'), stdio: 'pipe', shell: windows })
}

export default build
