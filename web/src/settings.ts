import type { api, Reply } from '@palaestra/contract'

export type Settings = Reply<typeof api.site.setting>

/** Placeholders that the server fills in when it starts, once for each language (server/src/http/document.ts). */
const placeholders: Settings = {
  authority: '{{authority}}',
  portal: '{{portal}}',
  product: '{{product}}',
  governmentAccount: '{{governmentAccount}}',
  identityBureau: '{{identityBureau}}',
  productSlug: '{{productSlug}}',
  hotline: '{{hotline}}',
  supportEmail: '{{supportEmail}}',
  mainSite: '{{mainSite}}',
  version: '{{version}}',
  isDev: false,
  demonstration: false,
  signOn: false,
  today: '{{today}}',
  // No words stand for it: a name that is none would stop whoever writes a time.
  timeZone: 'Asia/Macau',
}

const written = globalThis.document?.getElementById('settings')?.textContent

/**
 * The names and addresses of the one who runs the portal. They come with the document, so nothing waits for them.
 * While a page is prerendered they are placeholders: a text may show them, but no decision may depend on them.
 */
// The border: our own server wrote it there, checked by the call's own reply.
export const settings = written ? (JSON.parse(written) as Settings) : placeholders
