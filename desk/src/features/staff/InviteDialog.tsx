import { desk } from '@palaestra/contract'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import type { Colleague } from './ColleaguesScreen.tsx'
import { SpokenCodeDialog } from './SpokenCodeDialog.tsx'

interface Props {
  colleague: Colleague
  /** What the work account is called. */
  account: string
  onClose: () => void
}

/** The code that links a colleague’s work account; one that is linked is linked no more. */
export function InviteDialog({ colleague: { username, name, account: isLinked }, account, onClose }: Props) {
  const ask = async () => {
    const { code, hours } = await send(desk.staffSignOn.invite, { body: { username } })
    return { code, said: texts.invited(name, account, hours) }
  }
  const meaning = isLinked ? texts.inviteAnewMeans(account) : texts.inviteMeans(account)
  return (
    <SpokenCodeDialog {...{ title: texts.inviteWhom(name), meaning, act: texts.invite }} ask={ask} onClose={onClose} />
  )
}
