import { desk, groupedMemberNumber, type Reply, refusals } from '@palaestra/contract'
import { Button, CallForm, Dialog, Refused, TextArea, TextField, TickField, TicksField, Unfit } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/booking.timetable'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import { FindMember, type Found } from './FindMember.tsx'
import type { Hour } from './sheet.ts'

type Booked = Reply<typeof desk.booking.book>

/** What was booked, and until when it is kept to be paid. */
const saidOf = (name: string, { items }: Booked) => {
  const by = items.find(({ heldUntil }) => heldUntil !== null)?.heldUntil
  return by ? texts.bookedToPay(name, momentWritten(by)) : texts.booked(name, items.length)
}

/** What is said to a member is no sentence for a clerk: it is quoted. */
const quoted = (error: unknown) => {
  const sentence = error instanceof Refused && error.code !== refusals.not_found && error.fields['memberNumber']
  return sentence ? new Unfit({ memberNumber: texts.memberIsTold(sentence) }) : error
}

interface Props {
  hours: readonly Hour[]
  onClose: () => void
  onDone: (said: string) => void
  /** It was refused: how the hours stand now is asked anew. */
  onRefused: () => Promise<void>
}

/** Books for a member who is here, or on the telephone: finds them first, then says what is booked. */
export function BookForMember({ hours, onClose, onDone, onRefused }: Props) {
  const [member, setMember] = useState<Found>()
  const [isOver, setOver] = useState(false)
  // The same, however often it is sent.
  const [requestKey] = useState(() => crypto.randomUUID())
  // Those that it began with: what is taken meanwhile stays to be seen.
  const [wanted] = useState(() => hours.map(({ id }) => id))
  const name = member ? [member.nameZh, member.namePt].filter(Boolean).join(' ') : ''
  return (
    <Dialog title={texts.bookFor} onClose={onClose}>
      <div className={ofCase.dialog}>
        {member ? (
          <CallForm
            key={member.memberNumber}
            call={desk.booking.book}
            send={async (call, given) => {
              try {
                return await send(call, given)
              } catch (error) {
                await onRefused()
                throw quoted(error)
              }
            }}
            shape={({ overQuota, reason, ...written }) => ({
              ...{ memberNumber: member.memberNumber, requestKey, overQuota: overQuota === true },
              slots: wanted.filter((id) => written[`slots.${id}`] === true),
              reason: String(reason ?? ''),
            })}
            submit={texts.book}
            onDone={(reply) => onDone(saidOf(name, reply))}
            aside={
              <Button kind="quiet" onClick={() => setMember(undefined)}>
                {texts.another}
              </Button>
            }
          >
            <TextField
              name="memberNumber"
              label={texts.member}
              readOnly
              defaultValue={`${name} · ${groupedMemberNumber(member.memberNumber)}`}
            />
            <TicksField
              name="slots"
              label={texts.hours}
              chosen={wanted.map(String)}
              choices={hours.map((hour) => ({ value: String(hour.id), label: texts.hour(hour) }))}
            />
            <TickField
              name="overQuota"
              label={texts.overQuota}
              onChange={({ currentTarget }) => setOver(currentTarget.checked)}
            />
            {isOver && <TextArea name="reason" label={texts.reason} hint={texts.forTrail} rows={3} maxLength={1000} />}
          </CallForm>
        ) : (
          <FindMember onChosen={setMember} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
