import { groupedMemberNumber } from '@palaestra/contract'
import { Button, Dialog } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/booking.timetable'
import { amount } from '#texts/payment'
import ofCase from '../../case/case.module.css'
import { momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import { CancelForMember } from './CancelForMember.tsx'
import type { Holder } from './queries.ts'
import type { Hour } from './sheet.ts'
import styles from './timetable.module.css'

const flags = { held: 'warning', offered: 'warning', confirmed: 'success', used: 'success', no_show: 'danger' } as const

interface Props {
  hour: Hour
  booking: Holder
  mayCancel: boolean
  onClose: () => void
  onDone: (said: string) => void
}

/** Whose an hour is, how it is paid, and the way to their file; from here it is cancelled. */
export function BookedHour({ hour, booking, mayCancel, onClose, onDone }: Props) {
  const [isCancelling, setCancelling] = useState(false)
  const { reference, memberNumber, name, state, heldUntil, paid, due, atDesk } = booking
  return (
    <Dialog title={texts.hour(hour)} onClose={onClose}>
      <div className={ofCase.dialog}>
        <dl className={styles.facts}>
          <dt>{texts.member}</dt>
          <dd>
            <strong>{name}</strong>{' '}
            <Link to="/members" state={{ member: memberNumber }}>
              {groupedMemberNumber(memberNumber)}
            </Link>
          </dd>
          <dt>{texts.booking}</dt>
          <dd>
            {reference} <Flag kind={flags[state]}>{texts.bookingStates[state]}</Flag>
            {atDesk && <span> {texts.byDesk}</span>}
          </dd>
          <dt>{texts.price}</dt>
          <dd>{due > 0 ? texts.due(amount(due)) : paid > 0 ? texts.paid(amount(paid)) : texts.free}</dd>
          {heldUntil && (
            <>
              <dt>{texts.keptUntil}</dt>
              <dd>{momentWritten(heldUntil)}</dd>
            </>
          )}
        </dl>
        {isCancelling ? (
          <CancelForMember booking={booking} onBack={() => setCancelling(false)} onDone={onDone} />
        ) : (
          <div className={styles.acts}>
            <Button kind="quiet" onClick={onClose}>
              {texts.close}
            </Button>
            {mayCancel && (
              <Button kind="danger" onClick={() => setCancelling(true)}>
                {texts.cancelBooking}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
