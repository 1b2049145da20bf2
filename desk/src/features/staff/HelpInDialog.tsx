import { desk } from '@palaestra/contract'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import type { Colleague } from './ColleaguesScreen.tsx'
import { SpokenCodeDialog } from './SpokenCodeDialog.tsx'

/** Help for who has lost the second step. */
export function HelpInDialog({
  colleague: { username, name },
  onClose,
}: {
  colleague: Colleague
  onClose: () => void
}) {
  const ask = async () => {
    const { code, minutes } = await send(desk.staff.helpIn, { body: { username } })
    return { code, said: texts.helped(name, minutes) }
  }
  return (
    <SpokenCodeDialog
      {...{ title: texts.helpWhom(name), meaning: texts.helpMeans, act: texts.help }}
      ask={ask}
      onClose={onClose}
    />
  )
}
