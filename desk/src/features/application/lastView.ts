import { session } from '../../api/session.ts'
import type { QueueAddress } from '../../routes.ts'

let last: QueueAddress = {}

/** The view of the queue that one came from, for the list beside an application and the way back. */
export const lastView = {
  address: () => last,
  keep: (view: QueueAddress) => {
    last = view
  },
}
session.onLoss(() => lastView.keep({}))
