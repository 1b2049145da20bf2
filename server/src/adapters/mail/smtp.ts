import nodemailer from 'nodemailer'
import type { Mail } from '../../ports/mail.ts'

/** Milliseconds: less than what a job may take, or a slow server would be asked twice at once. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 }

/** Letters leave through an SMTP server; `address` is `smtp://` or `smtps://` with what it needs to log in. */
export const smtpMail = (address: string, from: string): Mail => {
  const transport = nodemailer.createTransport(address, { from, ...patience })
  return {
    async send({ key, to, subject, body }) {
      // One Message-ID per letter, so that a second sending after a fault can be recognised as the same.
      const [, host = 'localhost'] = from.split('@')
      await transport.sendMail({ to, subject, text: body, messageId: `<${key}@${host.replace(/>$/, '')}>` })
    },
  }
}
