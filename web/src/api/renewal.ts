import { api } from '@palaestra/contract'
import { sender } from '@palaestra/ui'
import { locale } from '#texts/document'
import { session } from './session.ts'

/** One tab at a time, where the browser knows how; else each by itself, which the server puts up with. */
const inTurn = (work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request('palaestra.renewal', work) : work()

const fetchNext = async (old: string) => {
  // Another tab has done it while this one waited for its turn.
  if (session.token() !== old) return
  // Of its own: that no next token comes costs nobody the session. Asked again, the server gives the same one.
  const send = sender({ locale, token: () => old })
  const { token } = await send(api.session.renew, { body: {} }, { repeatable: true })
  session.renew(old, token)
}

let renewing: Promise<void> | undefined

/** The next token in place of this one (A15). Other tabs find it in the storage. */
export const renew = (old: string) => {
  renewing ??= inTurn(() => fetchNext(old)).finally(() => {
    renewing = undefined
  })
  return renewing
}
