import { desk, type Permission, type Reply } from '@palaestra/contract'
import type { FormCall, Written } from '@palaestra/ui'
import type * as texts from '#texts/member'
import { askedIn } from './AskDocuments.tsx'
import { counts } from './noShows.ts'

export type File = Reply<typeof desk.member.look>
export type ActName = keyof typeof texts.actNames

export interface Act {
  name: ActName
  call: FormCall
  permission: Permission
  /** What is sent besides the fields. */
  more?: object
  /** Makes the body out of the fields; without it the fields are the body. */
  shape?: (written: Written) => object
}

const standing = ({ holds }: File, now = Date.now()) =>
  holds.find(({ reason, endedAt, until }) => !endedAt && reason !== 'loss' && (!until || Date.parse(until) > now))
const isOpen = ({ state }: File['documentRequests'][number]) => state !== 'passed' && state !== 'withdrawn'

/** Which one was chosen, as the call wants it; without a choice it complains. */
const excusedIn = ({ id, ...written }: Written) => ({ ...written, ...(id && { id: Number(id) }) })

/** What can be done for this member now; who may do it is another question. */
export const actsFor = (file: File): Act[] => {
  const hold = standing(file)
  const atCounter = (name: ActName, call: FormCall, isOffered = true): Act[] =>
    isOffered ? [{ name, call, permission: 'counter' }] : []
  return [
    hold?.reason === 'authority'
      ? { name: 'lift', call: desk.member.lift, permission: 'hold', more: { id: hold.id } }
      : { name: 'impose', call: desk.member.impose, permission: 'hold' },
    ...(file.noShows.some(counts)
      ? [{ name: 'excuse', call: desk.member.excuse, permission: 'hold', shape: excusedIn } as const]
      : []),
    ...(file.documentRequests.some(isOpen)
      ? []
      : [{ name: 'askDocuments', call: desk.missingDocument.ask, permission: 'review', shape: askedIn } as const]),
    ...atCounter('changeEmail', desk.member.changeEmail),
    ...atCounter('changeMobile', desk.member.changeMobile),
    ...atCounter('changePersonal', desk.member.changePersonal),
    ...atCounter('endSessions', desk.member.endSessions, file.sessions.length > 0),
    ...atCounter('inviteAgain', desk.member.inviteAgain, !file.active),
    ...atCounter('reportLoss', desk.member.reportLoss, file.card?.kind === 'permanent'),
    ...atCounter('swapCard', desk.member.swapCard, file.card?.kind === 'temporary'),
    ...atCounter('handOut', desk.member.handOut, file.card?.kind === 'permanent' && !file.card.handedOutAt),
  ]
}
