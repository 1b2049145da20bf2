import { documentKinds } from '@palaestra/contract'
import { MobileField, TextArea, TextField, TickField } from '@palaestra/ui'
import * as texts from '#texts/member'
import { PersonalFields } from '../../frame/PersonalFields.tsx'
import { AskDocuments } from './AskDocuments.tsx'
import type { ActName, File } from './acts.ts'

/** What the act says already and what changes nothing of the member’s (decision 0064), or what asks for it itself. */
const withoutReason: readonly ActName[] = ['inviteAgain', 'handOut', 'askDocuments']
/** What opens the account, or ends the card. */
const withPapers: readonly ActName[] = ['changeEmail', 'changeMobile', 'reportLoss']

/** The fields of the form of an act. */
export function ActFields({ of, file }: { of: ActName; file: File }) {
  return (
    <>
      {of === 'changeEmail' && <TextField name="email" label={texts.newEmail} type="email" autoComplete="off" />}
      {of === 'changeMobile' && <MobileField name="mobile" label={texts.newMobile} autoComplete="off" />}
      {of === 'changePersonal' && <PersonalFields onFile={file} />}
      {of === 'reportLoss' && (
        <TextArea name="circumstances" label={texts.circumstances} hint={texts.circumstancesHint} maxLength={1000} />
      )}
      {of === 'askDocuments' && <AskDocuments language={file.language} offered={documentKinds} />}
      {!withoutReason.includes(of) && (
        <TextArea
          name="reason"
          label={texts.reason}
          hint={of === 'impose' ? texts.memberReads : texts.reasonHint}
          maxLength={1000}
        />
      )}
      {withPapers.includes(of) && <TickField name="papersSeen" label={texts.papersSeen} />}
    </>
  )
}
