import { documentKinds } from '@palaestra/contract'
import { MobileField, RadioField, TextArea, TextField, TickField } from '@palaestra/ui'
import * as texts from '#texts/member'
import { dayWritten } from '../../frame/dates.ts'
import { PersonalFields } from '../../frame/PersonalFields.tsx'
import { AskDocuments } from './AskDocuments.tsx'
import type { ActName, File } from './acts.ts'
import { counts } from './noShows.ts'

/** What the act says already and what changes nothing of the member’s (decision 0064), or what asks for it itself. */
const withoutReason: readonly ActName[] = ['inviteAgain', 'handOut', 'askDocuments']
/** What opens the account, or ends the card. */
const withPapers: readonly ActName[] = ['changeEmail', 'changeMobile', 'reportLoss']

/** What the member is told in the words of the clerk. */
const readByMember: readonly ActName[] = ['impose', 'excuse']

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
      {of === 'excuse' && <WhichNoShow noShows={file.noShows.filter(counts)} />}
      {!withoutReason.includes(of) && (
        <TextArea
          name="reason"
          label={texts.reason}
          hint={readByMember.includes(of) ? texts.memberReads : texts.reasonHint}
          maxLength={1000}
        />
      )}
      {withPapers.includes(of) && <TickField name="papersSeen" label={texts.papersSeen} />}
    </>
  )
}

/** One of several is chosen by whoever excuses it; the only one is. */
const WhichNoShow = ({ noShows }: Pick<File, 'noShows'>) => (
  <RadioField
    name="id"
    label={texts.whichNoShow}
    choices={noShows.map(({ id, reference, missedOn }) => ({
      value: String(id),
      label: `${reference} · ${dayWritten(missedOn)}`,
    }))}
    chosen={noShows.length === 1 ? String(noShows[0]?.id) : undefined}
  />
)
