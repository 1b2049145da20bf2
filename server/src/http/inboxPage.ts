import type { Attachment } from '../ports/mail.ts'
import { escaped, policyFor } from './plainPage.ts'

interface Received {
  channel: 'email' | 'sms'
  to: string
  subject: string
  body: string
  attachments: Attachment[] | null
  receivedAt: Date
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-inline-size: 46rem; margin: 2rem auto; padding: 0 1rem }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin-block: 1rem 2rem }
input, button { font: inherit; padding: .35rem .6rem }
article { padding-block: 1rem; border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent) }
h2 { font-size: 1.1rem; margin: 0 }
article p { margin: 0; opacity: .75 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin-block: .75rem 0 }
`

export const inboxPolicy = policyFor(styles)

/** Turns addresses in a letter into links; everything is escaped first. */
const withLinks = (text: string) =>
  escaped(text).replace(/https?:\/\/[\w.:/-]+/g, (address) => `<a href="${address}">${address}</a>`)

const fileOf = ({ name, type, base64 }: Attachment) =>
  `<p><a download="${escaped(name)}" href="data:${escaped(type)};base64,${escaped(base64)}">${escaped(name)}</a></p>`

const letterOf = ({ channel, to, subject, body, attachments, receivedAt }: Received) => `
  <article>
    <h2>${escaped(subject || 'SMS')}</h2>
    <p>${channel === 'sms' ? 'SMS' : 'E-mail'} · ${escaped(to)} · <time>${receivedAt.toISOString()}</time></p>
    <pre>${withLinks(body)}</pre>
    ${(attachments ?? []).map(fileOf).join('')}
  </article>`

/** The development inbox as a plain page without scripts: every letter and text message, newest first. */
export const inboxPage = (letters: Received[], to: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Development inbox</title><style>${styles}</style></head>
<body>
  <h1>Development inbox</h1>
  <form><label>To <input name="to" value="${escaped(to)}"></label> <button>Show</button> <a href="/dev/inbox">All</a></form>
  ${letters.map(letterOf).join('') || '<p>Nothing has been sent yet.</p>'}
</body>
</html>`
