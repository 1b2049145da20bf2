import { desk, roles } from '@palaestra/contract'
import { Button, CallForm, Dialog, TickField } from '@palaestra/ui'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import type { Colleague } from './ColleaguesScreen.tsx'

interface Props {
  colleague: Colleague
  onClose: () => void
  onDone: () => void
}

/** What a colleague works as, each role with what it is for. */
export function RolesDialog({ colleague: { username, name, roles: held }, onClose, onDone }: Props) {
  return (
    <Dialog title={texts.rolesOfWhom(name)} onClose={onClose}>
      <p>{texts.rolesMean}</p>
      <CallForm
        call={desk.staff.setRoles}
        send={send}
        shape={(written) => ({ username, roles: roles.filter((role) => written[role] === true) })}
        submit={texts.save}
        onDone={onDone}
        aside={
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        {roles.map((role) => (
          <TickField
            key={role}
            name={role}
            label={texts.roleNames[role]}
            hint={texts.roleMeanings[role]}
            defaultChecked={held.includes(role)}
          />
        ))}
      </CallForm>
    </Dialog>
  )
}
