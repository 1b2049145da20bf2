import { createHash } from 'node:crypto'

// For the pages of development, which the server writes by itself and which need no scripts.

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The content security policy of such a page: its one style sheet by its hash, its forms, and nothing else. */
export const policyFor = (styles: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join(';')
