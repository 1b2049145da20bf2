import { desk, groupedMemberNumber, guardianPapers, guardianRelations } from '@palaestra/contract'
import {
  Button,
  CallForm,
  ChoiceField,
  DayField,
  Dialog,
  RadioField,
  TextArea,
  TextField,
  TickField,
} from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/guardianship'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { momentWritten } from '../../frame/dates.ts'
import { status } from '../../frame/status.ts'
import type { File } from './acts.ts'
import styles from './member.module.css'

type Guardian = File['guardians'][number]
type Begun = { what: 'enter' } | { what: 'confirm' | 'end'; guardian: Guardian }

interface Props {
  file: File
  onDone: () => void
}

const called = ({ nameZh, namePt, guardianIdNumber }: Guardian) =>
  [nameZh, namePt, guardianIdNumber].filter(Boolean).join(' ')

/** How a guardian stands, in one line. */
const lineOf = (guardian: Guardian) => {
  const { memberNumber, relation, enteredBy, papers, by, since, faceShown, endedAt, endedBecause } = guardian
  return [
    called(guardian),
    memberNumber ? groupedMemberNumber(memberNumber) : texts.noMember,
    texts.relations[relation ?? 'either'],
    [texts.enteredBy[enteredBy], papers && texts.papers[papers], by].filter(Boolean).join(', '),
    since ? texts.since(momentWritten(since)) : texts.waits,
    faceShown ? texts.faceShown : texts.faceNotShown,
    endedAt && endedBecause && texts.ended(momentWritten(endedAt), texts.endedBecause[endedBecause]),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Who decides for a minor, who did, and what each has said; and what the counter does about it (M04, M05). */
export function Guardians({ file, onDone }: Props) {
  const { data: me } = useQuery(whoAmI)
  const [begun, setBegun] = useState<Begun>()
  const may = (permission: 'counter' | 'decide_second') => me?.permissions.includes(permission) ?? false
  const { isMinor, guardians, said } = file
  if (!isMinor && guardians.length === 0) return null
  return (
    <section>
      <h3>{texts.guardians}</h3>
      {guardians.length === 0 && <p>{texts.nobody}</p>}
      <ul className={styles.lines}>
        {guardians.map((guardian) => (
          <li key={guardian.id}>
            <p>{lineOf(guardian)}</p>
            {guardian.endedAt === null && (
              <div className={styles.acts}>
                {guardian.since === null && !guardian.isMine && may('decide_second') && (
                  <Button
                    kind="quiet"
                    aria-label={`${texts.acts.confirm}: ${called(guardian)}`}
                    onClick={() => setBegun({ what: 'confirm', guardian })}
                  >
                    {texts.acts.confirm}
                  </Button>
                )}
                {may('counter') && (
                  <Button
                    kind="quiet"
                    aria-label={`${texts.acts.end}: ${called(guardian)}`}
                    onClick={() => setBegun({ what: 'end', guardian })}
                  >
                    {texts.acts.end}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {isMinor && may('counter') && (
        <div className={styles.acts}>
          <Button kind="quiet" onClick={() => setBegun({ what: 'enter' })}>
            {texts.acts.enter}
          </Button>
        </div>
      )}
      {said.length > 0 && (
        <>
          <h4>{texts.said}</h4>
          <ul className={styles.lines}>
            {said.map(({ state, at, proof, memberNumber }) => (
              <li key={at}>
                {[
                  momentWritten(at),
                  texts.states[state],
                  memberNumber && groupedMemberNumber(memberNumber),
                  texts.proofs[proof],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {begun && (
        <GuardianDialog
          begun={begun}
          memberNumber={file.memberNumber}
          onClose={() => setBegun(undefined)}
          onDone={() => {
            setBegun(undefined)
            onDone()
          }}
        />
      )}
    </section>
  )
}

interface DialogProps {
  begun: Begun
  memberNumber: string
  onClose: () => void
  onDone: () => void
}

const calls = { enter: desk.guardianship.enter, confirm: desk.guardianship.confirm, end: desk.guardianship.end }

const GuardianDialog = ({ begun, memberNumber, onClose, onDone }: DialogProps) => {
  const { what } = begun
  const more = what === 'enter' ? { memberNumber } : { memberNumber, id: begun.guardian.id }
  return (
    <Dialog title={texts.acts[what]} onClose={onClose}>
      <p>{what === 'enter' ? texts.enterWhat : texts.actWhat[what](called(begun.guardian))}</p>
      <CallForm
        call={calls[what]}
        send={send}
        shape={(written) => ({ ...written, ...more })}
        submit={texts.acts[what]}
        onDone={(reply) => {
          status.say(what === 'enter' && 'waits' in reply && reply.waits ? texts.proposed : texts.done[what])
          onDone()
        }}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        {what === 'enter' && <Person />}
        {what === 'end' && <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} maxLength={1000} />}
      </CallForm>
    </Dialog>
  )
}

const Person = () => (
  <>
    <TextField
      name="guardianIdNumber"
      room="digits"
      label={texts.idNumber}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
    />
    <DayField name="guardianBirthDate" label={texts.birthDate} />
    <RadioField
      name="guardianGender"
      label={texts.gender}
      choices={(['female', 'male'] as const).map((value) => ({ value, label: texts.genders[value] }))}
      chosen=""
    />
    <RadioField
      name="relation"
      label={texts.relation}
      choices={guardianRelations.map((value) => ({ value, label: texts.relations[value] }))}
      chosen=""
    />
    <ChoiceField
      name="papers"
      label={texts.papersWhich}
      choices={guardianPapers.map((value) => ({ value, label: texts.papers[value] }))}
    />
    <TickField name="papersSeen" label={texts.papersSeen} />
  </>
)
