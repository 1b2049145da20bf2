import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bringChromium, broughtChromium } from './chromiumFromNpm.ts'
import { installOnDebian } from './debian.ts'

/** The headless shell comes first: the tests need half the time in it. */
const names =
  process.platform === 'win32'
    ? ['chrome.exe']
    : [
        'chromium-headless-shell',
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'Google Chrome',
        'Chromium',
      ]

const foldersBySystem: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin', '/snap/bin', '/opt/google/chrome'],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder ? [join(folder, 'Google/Chrome/Application')] : []
  }),
}

/** The browser of this machine: at CHROMIUM_PATH, or else in the usual places. */
export const findChromium = () => {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...(foldersBySystem[process.platform] ?? [])]
  const onMachine = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return onMachine.find((file) => existsSync(file)) ?? broughtChromium()
}

const installed = () =>
  ['chromium-headless-shell', 'chromium'].some((name) => installOnDebian(name, 'fonts-noto-cjk'))
    ? findChromium()
    : undefined

/** The same, but installed when that is possible; otherwise one plain sentence. */
export const theChromium = () => {
  const named = process.env['CHROMIUM_PATH']
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
  const found = findChromium() ?? installed() ?? bringChromium()
  if (found) return found
  throw new Error('No Chromium on this machine. Install Google Chrome or Chromium, or name one in CHROMIUM_PATH.')
}

/**
 * Options for a quiet browser, alike on every machine. It needs no sandbox for our own pages, and root could not have
 * one.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
