import type { bulletin as zh } from '../zh/bulletin.ts'

export const bulletin: typeof zh = {
  inShort: (title) => ({ subject: '', body: `${title} (leia tudo na sua conta de sócio)` }),
}
