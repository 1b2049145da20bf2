import { desk, type Given, refusals } from '@palaestra/contract'
import { Button, CallForm, Dialog, Refused } from '@palaestra/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/site'
import { send } from '../../api/client.ts'
import { holidays } from '../../api/queries.ts'
import ofCase from '../../case/case.module.css'
import { dayWithWeekday } from '../../frame/dates.ts'
import { TheirsOrMine } from '../../frame/TheirsOrMine.tsx'
import type { Holiday } from './HolidayList.tsx'
import { NameFields } from './NameFields.tsx'

interface Props {
  holiday: Holiday
  onClose: () => void
  onRenamed: () => void
}

/** Other names for a holiday. Where a colleague was faster, theirs are shown, and what was typed stays until it is decided. */
export function RenameHoliday({ holiday, onClose, onRenamed }: Props) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(holiday)
  const [theirs, setTheirs] = useState<Holiday>()
  /** Counts up where the form begins anew with what a colleague has written. */
  const [begun, setBegun] = useState(0)
  const { day, ...names } = seen
  const rename = async (call: typeof desk.site.renameHoliday, given: Given<typeof desk.site.renameHoliday>) => {
    try {
      return await send(call, given)
    } catch (error) {
      if (error instanceof Refused && error.code === refusals.holiday_changed) {
        const now = await client.fetchQuery(holidays(day.slice(0, 4)))
        setTheirs(now.items.find((one) => one.day === day))
      }
      throw error
    }
  }
  const settle = (now: Holiday) => {
    setSeen(now)
    setTheirs(undefined)
  }
  return (
    <Dialog title={texts.renameWhich(texts.nameOf(holiday), dayWithWeekday(day))} onClose={onClose}>
      <div className={ofCase.dialog}>
        {theirs && (
          <TheirsOrMine
            title={texts.conflict}
            said={[theirs.nameZh, theirs.namePt, theirs.nameEn]}
            onKeepMine={() => settle(theirs)}
            onTakeTheirs={() => {
              settle(theirs)
              setBegun(begun + 1)
            }}
          />
        )}
        <CallForm
          key={begun}
          call={desk.site.renameHoliday}
          send={rename}
          shape={(written) => ({ day, ...written, seen: names })}
          submit={texts.save}
          onDone={onRenamed}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
          }
        >
          <NameFields names={names} />
        </CallForm>
      </div>
    </Dialog>
  )
}
