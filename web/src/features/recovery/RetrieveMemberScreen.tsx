import { api, groupedMemberNumber } from '@palaestra/contract'
import * as texts from '#texts/recovery'
import { AskingPage } from './AskingPage.tsx'
import { useKnownMember } from './knownMember.ts'
import { Reminder } from './Reminder.tsx'

/** The member number, to the contact on file (R40). */
export function RetrieveMemberScreen() {
  const { member, settled } = useKnownMember()
  return (
    <AskingPage title={texts.retrieveMember} what={texts.retrieveMemberWhat} way="/online/retrieve-member">
      <Reminder
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
