import { api } from '@palaestra/contract'
import { sender } from '@palaestra/ui'
import { locale } from '#texts/document'
import { session } from './session.ts'

/** Runs in one tab at a time where the browser has locks; elsewhere in each, which the server tolerates. */
const inTurn = (work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request('palaestra.renewal', work) : work()

const fetchNext = async (old: string) => {
  // Another tab has done it while this one waited for its turn.
  if (session.token() !== old) return
  // A sender of its own, because a failed renewal must not end the session. Repeated, the call gives the same token.
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
