import { createServer, type Server, type Socket } from 'node:net'
import { newPort } from '../ports.ts'
import { type Received, received } from './received.ts'

/**
 * What the mail server does with a letter: `later` puts it off, `drop` hangs up in the midst of it, `cut` takes it and
 * never says so, `slow` takes it after half a minute.
 */
export type MailMode = 'accept' | 'later' | 'drop' | 'cut' | 'slow'

const slowSeconds = 30

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** One conversation; only what a client such as nodemailer says is understood. */
const converse = (socket: Socket, mode: () => MailMode, taken: (key: string, to: string, text: string) => void) => {
  let heard = ''
  let letter: string[] | undefined
  let to = ''
  const say = (text: string) => socket.writable && socket.write(`${text}\r\n`)

  const take = (text: string) => {
    const [, key = ''] = /^message-id:\s*(<[^>]+>)/im.exec(text) ?? []
    if (mode() === 'later') return say('450 Try again later')
    if (mode() === 'cut') {
      taken(key, to, text)
      return socket.destroy()
    }
    const accept = () => {
      if (socket.destroyed) return
      taken(key, to, text)
      say('250 Taken')
    }
    return mode() === 'slow' ? setTimeout(accept, slowSeconds * 1000).unref() : accept()
  }

  const hear = (line: string) => {
    if (letter) {
      if (line !== '.') return letter.push(line)
      const text = letter.join('\n')
      letter = undefined
      return take(text)
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'QUIT') return socket.end('221 Good-bye\r\n')
    if (verb === 'RCPT') to = addressIn(line)
    if (verb !== 'DATA') return say('250 Yes')
    letter = []
    say('354 Go on')
    return mode() === 'drop' && setTimeout(() => socket.destroy(), 50)
  }

  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    const lines = (heard + bytes).split('\r\n')
    heard = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say('220 A mail server for trying out faults')
}

/** A mail server that fails as it is told to, and remembers what it has taken. */
export const openMailServer = async () => {
  const port = await newPort()
  const letters: Received = received()
  const sockets = new Set<Socket>()
  let mode: MailMode = 'accept'
  let server: Server | undefined

  const open = async () => {
    server = createServer((socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      converse(socket, () => mode, letters.add)
    })
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
  }
  const close = async () => {
    const closing = server
    server = undefined
    // What has been taken is still said: the other side would send it again.
    for (const socket of sockets) socket.destroySoon()
    if (closing) await new Promise((resolve) => closing.close(resolve))
  }
  await open()

  return {
    address: `smtp://127.0.0.1:${port}`,
    letters,
    be(now: MailMode) {
      mode = now
    },
    /** Refuses every connection from here on, until `open`. */
    close,
    open,
  }
}
