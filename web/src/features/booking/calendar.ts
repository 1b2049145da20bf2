import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import type { Query } from '../../api/query.ts'

/** Whether the member has an address for calendar programs. */
export const myCalendar: Query<Reply<typeof api.calendar.mine>> = {
  queryKey: ['calendar', 'mine'],
  queryFn: () => send(api.calendar.mine, {}),
}
