import { mkdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { openTestBureau } from '../../server/src/testing/bureau.ts'
import { root } from '../installation/document.ts'
import { certify } from '../installation/nginx.ts'
import { newPort } from '../ports.ts'
import { joinSockets } from '../tcpSwitch.ts'

/** Who everybody is whose number begins so: the bureau knows them all by one name and one face. */
export const registered = {
  nameZh: null,
  surname: 'Falha',
  firstName: 'Rita',
  gender: 'female',
  birthDate: '1990-03-15',
  documentExpiry: null,
} as const
export const photo = readFileSync(join(root, 'server/src/demonstration/pictures/newResident.photo.jpg'))

const everybody = {
  state: () => 'closed' as const,
  record: async () => ({ ...registered, hasPhoto: true }),
  photo: async () => photo,
  isGuardian: async () => false,
}

/** The identity bureau of docs/bureau behind TLS, whose line can be cut. Its keys are as the settings write them. */
export const openBureau = async (place: string) => {
  const bureau = await openTestBureau(everybody, () => new Date())
  const folder = join(place, 'bureau')
  mkdirSync(folder)
  certify(folder, 'bureau', 'IP:127.0.0.1')
  const port = await newPort()
  const sockets = new Set<Socket>()
  const inner = Number(new URL(bureau.access.address).port)
  const [key, cert] = ['certificate.key', 'certificate.pem'].map((name) => readFileSync(join(folder, name)))
  const open = async () => {
    const server = createServer({ key, cert }, (from) => joinSockets(sockets, from, connect(inner, '127.0.0.1')))
    // Somebody who hangs up in the middle of a greeting is no fault of ours.
    server.on('tlsClientError', () => {})
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return server
  }
  let server = await open()
  const { privateKey, publicKeys } = bureau.access
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    address: `https://127.0.0.1:${port}/identity`,
    ours: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    theirs: [...publicKeys.values()][0]?.export({ format: 'der', type: 'spki' }).toString('base64') ?? '',
    /** The file by which a process believes it. */
    certificate: join(folder, 'certificate.pem'),
    /** How often it was asked. */
    asked: () => bureau.asked.length,
    /** Nobody reaches it from now on. */
    cut,
    mend: async () => {
      server = await open()
    },
    close: async () => {
      if (server.listening) await cut()
      await bureau.close()
    },
  }
}
