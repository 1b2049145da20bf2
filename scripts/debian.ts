import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs packages as root on Debian or a child of it, such as a build machine; returns true when they are there. On
 * other systems it touches nothing.
 */
export const installOnDebian = (...packages: string[]) => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing ${packages.join(' and ')} with apt-get …`)
  const apt = (...given: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stdout, stderr } = spawnSync('apt-get', ['-q', ...given], { env, encoding: 'utf8' })
    if (status !== 0) console.error(stdout, stderr)
    return status === 0
  }
  // A build machine begins without any list of packages.
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}
