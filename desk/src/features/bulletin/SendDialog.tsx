import { desk, typedFrom } from '@palaestra/contract'
import { Button, CallForm, Dialog, Notice, TextField, Unfit } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/bulletin'
import { send } from '../../api/client.ts'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { WhenField } from '../../frame/WhenField.tsx'
import { whenWritten } from '../../frame/whenWritten.ts'
import type { Bulletin } from './bulletin.ts'
import { bulletinReach } from './queries.ts'

interface Props {
  bulletin: Bulletin
  onClose: () => void
  onDone: (said: string) => void
}

/** Shows how many it reaches, and asks once more; where they are many, by their number typed. */
export function SendDialog({ bulletin, onClose, onDone }: Props) {
  const { id, version, to, byEmail, bySms } = bulletin
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery(bulletinReach(id, version))
  const isTyped = data !== undefined && (to === 'all' || data.people >= typedFrom)
  return (
    <Dialog title={texts.sendNow} onClose={onClose}>
      <div className={ofCase.dialog}>
        {error && <Failure error={error} retry={refetch} />}
        {!data && !error && <p role="status">{texts.counting}</p>}
        {data && (
          <>
            <Notice kind={to === 'all' ? 'warning' : 'info'}>
              <p>
                <strong>{texts.reaches(data.people)}</strong>
              </p>
              {(byEmail || bySms) && <p>{texts.copies(byEmail ? data.byEmail : 0, bySms ? data.bySms : 0)}</p>}
              {to === 'group' && <p>{texts.reckonedAnew}</p>}
            </Notice>
            <CallForm
              call={desk.bulletin.send}
              send={(call, given) => {
                if (isTyped && typed.replace(/\D/g, '') !== String(data.people))
                  throw new Unfit({ typed: texts.notTheCount })
                return send(call, given)
              }}
              onWrite={(written) => setTyped(String(written['typed'] ?? ''))}
              shape={(written) => ({ id, version, people: data.people, ...whenWritten(written) })}
              submit={texts.sendNow}
              onDone={({ sendAt }) => onDone(sendAt ? texts.planned(momentWritten(sendAt)) : texts.begun)}
              aside={
                <Button kind="quiet" onClick={onClose}>
                  {texts.cancel}
                </Button>
              }
            >
              <WhenField label={texts.when} hint={texts.hourHint} />
              {isTyped && (
                <TextField
                  name="typed"
                  room="digits"
                  label={texts.typeCount}
                  hint={texts.typeCountHint(data.people)}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </CallForm>
          </>
        )}
      </div>
    </Dialog>
  )
}
