import { addingPasskey, desk, type Reply } from '@palaestra/contract'
import { Button, Dialog, StepForm, TextField } from '@palaestra/ui'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import { makePasskey } from '../../api/passkeys.ts'
import { ProofField } from './ProofField.tsx'
import { type ProofWays, proofOf, shapeOfProof } from './proof.ts'

interface Props {
  /** How it is proved who adds it; undefined for the first second factor. */
  ways?: ProofWays
  onClose: () => void
  onAdded: (reply: Reply<typeof desk.staff.addPasskey>) => void
}

/** Names a new passkey, proves who adds it, and has the browser make it. */
export function AddPasskeyDialog({ ways, onClose, onAdded }: Props) {
  const add = async (name: string, code: string | undefined) => {
    const { options } = await send(desk.staff.beginPasskey, { body: await proofOf(ways, code) })
    const answer = await makePasskey(options)
    onAdded(await send(desk.staff.addPasskey, { body: { name, answer } }))
  }

  return (
    <Dialog title={texts.addPasskey} onClose={onClose}>
      <p>{texts.passkeyMeaning}</p>
      <StepForm
        schema={addingPasskey}
        shape={shapeOfProof(ways)}
        submit={texts.goOn}
        onStep={({ name, code }) => add(name, code)}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <TextField name="name" label={texts.passkeyName} hint={texts.passkeyNameHint} autoComplete="off" />
        {ways && <ProofField {...ways} />}
      </StepForm>
    </Dialog>
  )
}
