import { Button, CallForm, Dialog } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/member'
import { send } from '../../api/client.ts'
import { whoAmI } from '../../api/queries.ts'
import { status } from '../../frame/status.ts'
import { ActFields } from './ActFields.tsx'
import { type Act, actsFor, type File } from './acts.ts'
import styles from './member.module.css'

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
            shape={(written) => ({
              ...(begun.shape ?? ((same) => same))(written),
              ...begun.more,
              memberNumber: file.memberNumber,
            })}
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
            <ActFields of={begun.name} file={file} />
          </CallForm>
        </Dialog>
      )}
    </div>
  )
}
