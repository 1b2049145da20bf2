import { desk, groupedMemberNumber, type Reply } from '@palaestra/contract'
import { Button, CallForm, TextField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/booking.timetable'
import { send } from '../../api/client.ts'
import { dayWritten } from '../../frame/dates.ts'
import styles from './timetable.module.css'

type Answer = Reply<typeof desk.member.find>
export type Found = Answer['items'][number]

interface Props {
  onChosen: (member: Found) => void
  onClose: () => void
}

/** Finds a member by name or number, and has the right one chosen: the day of birth tells two of one name apart. */
export function FindMember({ onChosen, onClose }: Props) {
  const [found, setFound] = useState<Answer>()
  return (
    <>
      <CallForm
        call={desk.member.find}
        send={(call, given) => send(call, given, { repeatable: true })}
        submit={texts.find}
        onDone={setFound}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.close}
          </Button>
        }
      >
        <TextField name="search" label={texts.search} hint={texts.searchHint} type="search" autoComplete="off" />
      </CallForm>
      <p role="status">{found?.items.length === 0 ? texts.noneFound : found?.next ? texts.moreFound : ''}</p>
      {found && found.items.length > 0 && (
        <ul className={styles.found} aria-label={texts.chooseMember}>
          {found.items.map((one) => (
            <li key={one.memberNumber}>
              <button type="button" onClick={() => onChosen(one)}>
                <strong>{[one.nameZh, one.namePt].filter(Boolean).join(' ')}</strong>
                <span>{groupedMemberNumber(one.memberNumber)}</span>
                <span>{dayWritten(one.birthDate)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
