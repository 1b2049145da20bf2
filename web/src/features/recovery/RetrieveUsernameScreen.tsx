import { api } from '@palaestra/contract'
import * as texts from '#texts/recovery'
import { AskingPage } from './AskingPage.tsx'
import { useKnownMember } from './knownMember.ts'
import { Reminder } from './Reminder.tsx'

/** The username, to the contact on file (R28). */
export function RetrieveUsernameScreen() {
  const { member, settled } = useKnownMember()
  return (
    <AskingPage title={texts.retrieveUsername} way="/online/account/retrieve-code">
      <Reminder
        what={texts.retrieveUsernameWhat}
        call={api.recovery.sendUsername}
        sent={texts.sent.username}
        known={settled ? member && texts.knownUsername(member.username) : texts.knownUsername('…')}
        awaited={!settled}
      />
    </AskingPage>
  )
}
