import { session } from '../api/session.ts'
import type { QueueAddress } from './queueView.ts'

let last: QueueAddress = {}

/** The view of the queue that one came from, for the list beside a case and the way back. */
export const lastView = {
  address: () => last,
  keep: (view: QueueAddress) => {
    last = view
  },
}
session.onLoss(() => lastView.keep({}))
