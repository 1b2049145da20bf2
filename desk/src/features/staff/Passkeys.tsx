import { desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { type ComponentProps, useState } from 'react'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import { momentWritten } from '../../frame/dates.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import styles from './staff.module.css'

type Passkey = Reply<typeof desk.staff.passkeys>['items'][number]

interface Props {
  passkeys: readonly Passkey[]
  onAdded: ComponentProps<typeof AddPasskeyDialog>['onAdded']
  onRemoved: () => void
}

/** One’s own passkeys, each with the device that it is on as its owner calls it. */
export function Passkeys({ passkeys, onAdded, onRemoved }: Props) {
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey>()
  return (
    <section className={styles.part}>
      <h2>{texts.passkeys}</h2>
      {passkeys.length === 0 && <p>{texts.passkeyMeaning}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <span className={styles.when}>
                  {passkey.usedAt ? texts.lastUsed(momentWritten(passkey.usedAt)) : texts.neverUsed}
                </span>
              </div>
              <Button kind="quiet" aria-label={texts.removeWhich(passkey.name)} onClick={() => setLeaving(passkey)}>
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button kind={passkeys.length > 0 ? 'quiet' : 'primary'} onClick={() => setAdding(true)}>
          {texts.addPasskey}
        </Button>
      </p>
      {adding && (
        <AddPasskeyDialog
          ways={{ passkeys: passkeys.length > 0 }}
          onClose={() => setAdding(false)}
          onAdded={(reply) => {
            setAdding(false)
            onAdded(reply)
          }}
        />
      )}
      {leaving && <RemoveDialog passkey={leaving} onClose={() => setLeaving(undefined)} onRemoved={onRemoved} />}
    </section>
  )
}

interface RemoveProps {
  passkey: Passkey
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ passkey: { id, name }, onClose, onRemoved }: RemoveProps) {
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => setProblem(problemsFrom(error).message))
  const remove = () =>
    submit(async () => {
      setProblem(undefined)
      await send(desk.staff.removePasskey, { body: { id } })
      onClose()
      onRemoved()
    })

  return (
    <Dialog title={texts.removeWhich(name)} onClose={onClose}>
      <p>{texts.removalMeans}</p>
      {problem && (
        <div role="alert">
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      <Button kind="dangerFilled" aria-disabled={submitting} onClick={remove}>
        {texts.remove}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Dialog>
  )
}
