import nodemailer from 'nodemailer'
import type { Mail } from '../../ports/mail.ts'

/** Milliseconds. Shorter than the time limit of a job: otherwise a slow server would be asked twice at once. */
const patience = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 }

/** Sends e-mails through an SMTP server; `address` is `smtp://` or `smtps://` with the login in it. */
export const smtpMail = (address: string, from: string): Mail => {
  const transport = nodemailer.createTransport(address, { from, ...patience })
  return {
    async send({ key, to, subject, body }) {
      // One Message-ID per letter, so that a second sending after a fault is recognised as the same.
      const [, host = 'localhost'] = from.split('@')
      await transport.sendMail({ to, subject, text: body, messageId: `<${key}@${host.replace(/>$/, '')}>` })
    },
  }
}
