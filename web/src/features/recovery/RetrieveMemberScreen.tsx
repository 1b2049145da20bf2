import { api, groupedMemberNumber } from '@palaestra/contract'
import * as texts from '#texts/recovery'
import { AskingPage } from './AskingPage.tsx'
import { useKnownMember } from './knownMember.ts'
import { Reminder } from './Reminder.tsx'

/** The member number, to the contact on file (R40). */
export function RetrieveMemberScreen() {
  const { member, settled } = useKnownMember()
  return (
    <AskingPage title={texts.retrieveMember} way="/online/retrieve-member">
      <Reminder
        what={texts.retrieveMemberWhat}
        call={api.recovery.sendMemberNumber}
        sent={texts.sent.memberNumber}
        known={
          settled
            ? member && texts.knownMemberNumber(groupedMemberNumber(member.memberNumber))
            : texts.knownMemberNumber('…')
        }
        awaited={!settled}
      />
    </AskingPage>
  )
}
