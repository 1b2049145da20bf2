import { sender } from '@palaestra/ui'
import { locale } from '#texts/document'
import { session } from './session.ts'

/** True while the page is being left: its open requests then fail, and the network is not to blame. */
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
  // Content pages are public: a failure to read one says nothing about the session (X07). So is
  // nobody logged out by notices and announcements, which are asked for on the side (N08, X10).
  onNetworkFailure: (address) =>
    !leaving && !/api\/(web\/(page|message)|push)/.test(address) && session.lose('network'),
  onSignedOut: () => session.lose('signed_out'),
  // A renewal that fails is tried again after the next response.
  onOldToken: (token) => void import('./renewal.ts').then(({ renew }) => renew(token)).catch(() => undefined),
})
