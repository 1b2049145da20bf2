import { plain } from './typing.ts'

/** One spelling for one name: full-width signs become plain ones, capitals small, blanks around it go. */
export const normaliseUsername = (text: string) => plain(text).toLowerCase()

/** siumei → s•••i */
export const hintOfUsername = (username: string) => username.replace(/^(.).*(.)$/u, '$1•••$2')
