import { api, type Reply } from '@palaestra/contract'
import { send } from '../../api/client.ts'

export type Notice = Reply<typeof api.notice.detail>

/** Opens a notice, which counts as read from then on. */
export const open = (pushId: string) => send(api.notice.detail, { body: { pushId } })
