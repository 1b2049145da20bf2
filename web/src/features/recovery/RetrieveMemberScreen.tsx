import { api, groupedMemberNumber } from '@palaestra/contract'
import * as texts from '#texts/recovery'
import { useKnownMember } from './ask.ts'
import { OtherWays } from './OtherWays.tsx'
import { Reminder } from './Reminder.tsx'
import styles from './recovery.module.css'

/** The member number, to the contact on file (R40). */
export function RetrieveMemberScreen() {
  const { member } = useKnownMember()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.retrieveMember}</h1>
      <p>{texts.retrieveMemberWhat}</p>
      <Reminder
        call={api.recovery.sendMemberNumber}
        sent={texts.sent.memberNumber}
        known={member && texts.knownMemberNumber(groupedMemberNumber(member.memberNumber))}
      />
      <OtherWays not="/online/retrieve-member" />
    </div>
  )
}
