/** One spelling for one mailbox: full-width signs become plain ones, capitals small, blanks around it go. */
export const normaliseEmail = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** ana@example.mo → a•••@example.mo */
export const hintOfEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••')
