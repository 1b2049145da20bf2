import type { Page } from './page.ts'

const written = globalThis.document?.getElementById('prerendered')?.textContent

/** The texts of the authority that the document was prerendered with, by their keys; they may be an hour old. */
// The border: our own server wrote them there, from its own replies.
export const prerendered = new Map<string, Page>(Object.entries(written ? JSON.parse(written) : {}))
