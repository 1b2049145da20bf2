import { plain } from './typing.ts'

/** One spelling for one mailbox: full-width signs become plain ones, capitals small, blanks around it go. */
export const normaliseEmail = (text: string) => plain(text).toLowerCase()

/** ana@example.mo → a•••@example.mo */
export const hintOfEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••')
