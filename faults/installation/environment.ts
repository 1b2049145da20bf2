import { execSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { theProgram } from '../theProgram.ts'
import { readDocument, replaced } from './document.ts'

/**
 * Reads a file of variables as systemd does: a line a variable, remarks on lines of their own, quotes around a value.
 * What stands behind a value on its line is part of it.
 */
const readAsSystemd = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() && !line.startsWith('#'))
      .map((line) => {
        const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
        return [name, value.replace(/^'(.*)'$/, '$1')]
      }),
  )

/** Passwords and keys of the document are dots; beside some stands the command that makes one. */
const secretBy = (text: string, name: string) => {
  const [, command] = new RegExp(`^# (openssl .*)\n${name}=`, 'm').exec(text) ?? []
  if (!command) return randomBytes(18).toString('hex')
  return execSync(command.replace('openssl', theProgram('openssl')), { encoding: 'utf8' }).trim()
}

/** A bureau that nobody reaches, and keys of ours and of its: for who registers nobody by it. */
const bureauAway = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    address: 'https://127.0.0.1:1/identity',
    ours: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    theirs: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

interface Elsewhere {
  databaseUrl: string
  smtp: string
  sms: { address: string; secret: string }
  bureau?: ReturnType<typeof bureauAway>
}

/** Writes the environment and the settings of the document into a folder, with the addresses of a test in it. */
export const writeEnvironment = (folder: string, { databaseUrl, smtp, sms, bureau = bureauAway() }: Elsewhere) => {
  const written = readDocument('docs/operations.md').block({
    under: 'The first installation',
    language: 'sh',
    with: 'MODE=production',
  })
  const settings = join(folder, 'settings.json')
  const ofAuthority = { under: "Making the portal one's own", language: 'json', with: 'demonstration' } as const
  writeFileSync(settings, readDocument('docs/settings.md').block(ofAuthority))
  const text = replaced(written, [
    ["SECRET='…'", `SECRET='${secretBy(written, 'SECRET')}'`],
    [/DATABASE_URL='.*'/, `DATABASE_URL='${databaseUrl}'`],
    ['/var/lib/palaestra', join(folder, 'data')],
    ["METRICS_TOKEN='…'", `METRICS_TOKEN='${secretBy(written, 'METRICS_TOKEN')}'`],
    ["'smtps://…'", `'${smtp}'`],
    ["SMS_GATEWAY_URL='https://…'", `SMS_GATEWAY_URL='${sms.address}'`],
    ["SMS_GATEWAY_SECRET='…'", `SMS_GATEWAY_SECRET='${sms.secret}'`],
    ["BUREAU_URL='https://…'", `BUREAU_URL='${bureau.address}'`],
    ["BUREAU_KEY_ID='…'", "BUREAU_KEY_ID='portal-1'"],
    ["BUREAU_PRIVATE_KEY='…'", `BUREAU_PRIVATE_KEY='${bureau.ours}'`],
    ["BUREAU_PUBLIC_KEYS='…:…'", `BUREAU_PUBLIC_KEYS='bureau-1:${bureau.theirs}'`],
    ['/etc/palaestra/settings.json', settings],
  ])
  const file = join(folder, 'environment')
  writeFileSync(file, text, { mode: 0o600 })
  return { file, variables: readAsSystemd(text) }
}
