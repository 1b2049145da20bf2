import { api } from '@palaestra/contract'
import * as texts from '#texts/recovery'
import { useKnownMember } from './ask.ts'
import { OtherWays } from './OtherWays.tsx'
import { Reminder } from './Reminder.tsx'
import styles from './recovery.module.css'

/** The username, to the contact on file (R28). */
export function RetrieveUsernameScreen() {
  const { member } = useKnownMember()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.retrieveUsername}</h1>
      <p>{texts.retrieveUsernameWhat}</p>
      <Reminder
        call={api.recovery.sendUsername}
        sent={texts.sent.username}
        known={member && texts.knownUsername(member.username)}
      />
      <OtherWays not="/online/account/retrieve-code" />
    </div>
  )
}
