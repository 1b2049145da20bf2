import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { smtpMail } from '../adapters/mail/smtp.ts'

/** How the server behaves from the next command on: replies instead of the usual ones, or worse. */
export interface Mood {
  greeting?: string
  mailFrom?: string
  recipient?: string
  text?: string
  /** Takes the connection, or everything up to the text, and never replies. */
  hangs?: 'at once' | 'after the text'
  /** Cuts the connection in the middle of the text. */
  cuts?: boolean
}

/** The headers of a letter that was taken, by their names, each in one line. */
export const headersOf = (taken = '') => {
  const [head = ''] = taken.split('\n\n')
  const named = (line: string): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 2),
  ]
  return new Map(head.replace(/\n\s+/g, ' ').split('\n').map(named))
}

/** A little SMTP server: what it has taken can be read, and how it fails can be chosen. */
export const smtpSink = async () => {
  let mood: Mood = {}
  const taken: string[] = []
  const sockets = new Set<Socket>()

  const talk = (socket: Socket) => {
    let text: string[] | undefined
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const endOfText = () => {
      if (mood.cuts) return socket.destroy()
      if (mood.hangs === 'after the text') return
      if (!mood.text) taken.push(text?.join('\n') ?? '')
      text = undefined
      say(mood.text ?? '250 2.0.0 taken')
    }
    const replies: [RegExp, () => void][] = [
      [/^(EHLO|HELO)/i, () => say('250 sink')],
      [/^MAIL FROM/i, () => say(mood.mailFrom ?? '250 2.1.0 fine')],
      [/^RCPT TO/i, () => say(mood.recipient ?? '250 2.1.5 fine')],
      [
        /^DATA/i,
        () => {
          text = []
          say('354 go on')
        },
      ],
      [/^STARTTLS/i, () => say('502 5.5.1 no encryption here')],
      [/^QUIT/i, () => socket.end('221 2.0.0 bye\r\n')],
    ]
    const read = (line: string) => {
      if (text && line === '.') return endOfText()
      if (text) return void text.push(line)
      const [, reply = () => say('250 2.0.0 fine')] = replies.find(([command]) => command.test(line)) ?? []
      reply()
    }

    let rest = ''
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
    if (mood.hangs !== 'at once') say(mood.greeting ?? '220 sink')
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const address = `smtp://127.0.0.1:${port}`

  return {
    address,
    /** The way of the portal to send through it. */
    mail: smtpMail(address, 'Portal <no-reply@example.mo>'),
    /** The texts of the letters that it has taken, with their headers. */
    taken,
    /** Connections that are open. */
    open: () => sockets.size,
    behave(next: Mood) {
      mood = next
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
