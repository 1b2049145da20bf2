import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, ChoiceField, Dialog, TextField } from '@palaestra/ui'
import * as texts from '#texts/gate'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'

interface Props {
  places: Reply<typeof desk.gate.list>['places']
  onClose: () => void
  /** Takes the key, which is told this once. */
  onAdded: (key: string) => void
}

/** Between the code of a venue and that of one of its pools: neither has it. */
const between = '/'

/** Where a gate stands, and what staff call it. */
export function AddGate({ places, onClose, onAdded }: Props) {
  const choices = places.flatMap(({ code, name, pools }) => [
    { value: code, label: name },
    ...pools.map((pool) => ({ value: `${code}${between}${pool.code}`, label: texts.poolOf(name, pool.name) })),
  ])
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <div className={ofCase.dialog}>
        <CallForm
          call={desk.gate.add}
          send={send}
          shape={({ place, name }) => {
            const [venue = '', pool = null] = String(place ?? '').split(between)
            return { place: venue, pool, name: String(name ?? '') }
          }}
          submit={texts.addNow}
          onDone={({ key }) => onAdded(key)}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <ChoiceField name="place" label={texts.place} hint={texts.placeHint} choices={choices} />
          <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={60} />
        </CallForm>
      </div>
    </Dialog>
  )
}
