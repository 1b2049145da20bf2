import { sender } from '@palaestra/ui'
import { locale } from '#texts/document'
import { session } from './session.ts'

/** A page that is being left takes its open requests with it: no failure of the network. Who stays after all is heard again. */
let leaving = false
globalThis.addEventListener?.('beforeunload', () => {
  leaving = true
  setTimeout(() => {
    leaving = false
  }, 2000)
})

/** The only way to the server. */
export const send = sender({
  locale,
  token: session.token,
  registration: session.registration,
  // Content pages are for everybody; that one cannot be read says nothing about the session (X07).
  onNetworkFailure: (address) => !leaving && !address.includes('api/web/page') && session.lose('network'),
  onSignedOut: () => session.lose('signed_out'),
  // What fails here is tried again with the next answer.
  onOldToken: (token) => void import('./renewal.ts').then(({ renew }) => renew(token)).catch(() => undefined),
})
