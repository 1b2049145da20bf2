import type { desk, Reply } from '@palaestra/contract'

/** A page with its draft, as the desk reads it. */
export type Look = Reply<typeof desk.content.look>
