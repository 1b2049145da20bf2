import nodemailer, { type NodemailerError } from 'nodemailer'
import { type Failure, longestSending, type Mail, Undelivered } from '../../ports/mail.ts'

/** Milliseconds for one step. The whole has a limit of its own: a server may answer each step just in time. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 8000, socketCloseTimeout: 1000 }

/** Reasons of failures that no reply of the server explains. */
const withoutReply: Record<string, Failure> = {
  ETIMEDOUT: 'timed_out',
  EABORT: 'timed_out',
  ETLS: 'not_secure',
  EREQUIRETLS: 'not_secure',
  EAUTH: 'login_refused',
  ENOAUTH: 'login_refused',
  EOAUTH2: 'login_refused',
  EENVELOPE: 'address_refused',
  EMESSAGE: 'content_refused',
}

/** Replies about the connection or the sender, whichever recipient was named (RFC 5321, RFC 4954). */
const aboutEverybody: Record<number, Failure> = {
  421: 'overloaded',
  454: 'login_refused',
  530: 'login_refused',
  534: 'login_refused',
  535: 'login_refused',
  538: 'login_refused',
}

/**
 * The reason of a failure. Only what was said of this recipient or this text counts against the letter; a refusal by
 * policy (5.7, RFC 3463) may be a mistake in either server’s settings and does not end it.
 */
const reasonOf = ({ code = '', responseCode, response = '', command = '' }: NodemailerError): Failure => {
  // A server that has no encryption says so in a reply, which is like that to any command it does not know.
  if (!responseCode || code === 'ETLS') return withoutReply[code] ?? 'unreachable'
  const general = aboutEverybody[responseCode]
  if (general) return general
  if (command !== 'RCPT TO' && command !== 'DATA') return code === 'EAUTH' ? 'login_refused' : 'out_of_order'
  if (/^\d{3}[ -]5\.7\./.test(response)) return 'not_allowed'
  // 503 says that the commands were in the wrong order.
  if (responseCode < 500 || responseCode === 503) return 'not_now'
  return command === 'DATA' ? 'content_refused' : 'address_refused'
}

/** Sends e-mails through an SMTP server; `address` is `smtp://` or `smtps://` with the login in it. */
export const smtpMail = (address: string, from: string, { within = longestSending } = {}): Mail => {
  const transport = nodemailer.createTransport(address, { from, ...patience })
  return {
    async send({ key, to, subject, body, attachments = [], stop }) {
      // One Message-ID per letter, so that a second sending after a fault is recognised as the same.
      const [, host = 'localhost'] = from.split('@')
      const files = attachments.map(({ name, type, base64 }) => ({
        ...{ filename: name, contentType: type, content: base64, encoding: 'base64' },
      }))
      const headers = stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      const message = {
        to,
        subject,
        text: body,
        attachments: files,
        messageId: `<${key}@${host.replace(/>$/, '')}>`,
        ...(headers && { headers }),
      }
      await transport.sendMail({ ...message, signal: AbortSignal.timeout(within) }).catch((error: NodemailerError) => {
        throw new Undelivered(reasonOf(error))
      })
    },
  }
}
