import { desk, type Permission, type Reply } from '@palaestra/contract'
import { Button, CallForm, Dialog, type FormCall, MobileField, TextArea, TextField, TickField } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/member'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { status } from '../../frame/status.ts'
import styles from './member.module.css'

type File = Reply<typeof desk.member.look>
type Name = keyof typeof texts.actNames

interface Act {
  name: Name
  call: FormCall
  permission: Permission
  /** What is sent besides the fields. */
  more?: object
}

const standing = ({ holds }: File, now = Date.now()) =>
  holds.find(({ reason, endedAt, until }) => !endedAt && reason !== 'loss' && (!until || Date.parse(until) > now))

/** What can be done for this member now, as far as one may. */
const actsFor = (file: File): Act[] => {
  const hold = standing(file)
  return [
    hold?.reason === 'authority'
      ? { name: 'lift', call: desk.member.lift, permission: 'hold', more: { id: hold.id } }
      : { name: 'impose', call: desk.member.impose, permission: 'hold' },
    { name: 'changeEmail', call: desk.member.changeEmail, permission: 'counter' },
    { name: 'changeMobile', call: desk.member.changeMobile, permission: 'counter' },
    ...(file.sessions.length > 0
      ? [{ name: 'endSessions', call: desk.member.endSessions, permission: 'counter' } as const]
      : []),
    ...(file.active ? [] : [{ name: 'inviteAgain', call: desk.member.inviteAgain, permission: 'counter' } as const]),
    ...(file.card?.kind === 'permanent' && !file.card.handedOutAt
      ? [{ name: 'handOut', call: desk.member.handOut, permission: 'counter' } as const]
      : []),
  ]
}

interface Props {
  file: File
  onDone: () => void
}

/** A button for each, which asks for the reason first. */
export function Acts({ file, onDone }: Props) {
  const { data: me } = useQuery(whoAmI)
  const [begun, setBegun] = useState<Act>()
  const close = () => setBegun(undefined)
  return (
    <div className={styles.acts}>
      {actsFor(file)
        .filter(({ permission }) => me?.permissions.includes(permission))
        .map((act) => (
          <Button key={act.name} kind="quiet" onClick={() => setBegun(act)}>
            {texts.actNames[act.name]}
          </Button>
        ))}
      {begun && (
        <Dialog title={texts.actNames[begun.name]} onClose={close}>
          <p>{texts.actMeanings[begun.name]}</p>
          <CallForm
            call={begun.call}
            send={send}
            shape={(written) => ({ ...written, ...begun.more, memberNumber: file.memberNumber })}
            submit={texts.actNames[begun.name]}
            onDone={() => {
              close()
              status.say(texts.done[begun.name])
              onDone()
            }}
            aside={
              <Button kind="quiet" onClick={close}>
                {texts.cancel}
              </Button>
            }
          >
            <Fields of={begun.name} />
          </CallForm>
        </Dialog>
      )}
    </div>
  )
}

function Fields({ of }: { of: Name }) {
  if (of === 'inviteAgain' || of === 'handOut') return null
  return (
    <>
      {of === 'changeEmail' && <TextField name="email" label={texts.newEmail} type="email" autoComplete="off" />}
      {of === 'changeMobile' && <MobileField name="mobile" label={texts.newMobile} autoComplete="off" />}
      <TextArea
        name="reason"
        label={texts.reason}
        hint={of === 'impose' ? texts.memberReads : texts.reasonHint}
        maxLength={1000}
      />
      {(of === 'changeEmail' || of === 'changeMobile') && <TickField name="papersSeen" label={texts.papersSeen} />}
    </>
  )
}
