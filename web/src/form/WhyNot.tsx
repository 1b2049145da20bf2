import { Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { longDay } from '#texts/day'
import * as texts from '#texts/entitlement'
import type { Answer } from '../api/services.ts'
import { hotlineAddress } from '../frame/hotline.ts'
import { settings } from '../settings.ts'
import styles from './WhyNot.module.css'

/** Where the member can do something about it. */
const places = {
  add_email: ['/online/account/change-email', texts.addEmail],
  add_mobile: ['/online/account/change-mobile', texts.addMobile],
  confirm_mobile: ['/online/account/confirm-mobile', texts.confirmMobile],
  ask_guardian: ['/online/account', texts.askGuardian],
  swap_card: ['/online/account/swap-card', texts.swapCard],
  // The card shows it in the place of its code.
  read_notice: ['/online/account', texts.readNotice, { pass: '' }],
  renew: ['/online/account/renew', texts.renew],
  deliver: ['/member-info-incomplete', texts.deliver],
  appeal: ['/online/account/appeal', texts.appeal],
} as const

const untilSwapped = ['card_temporary', 'loss_already_reported', 'card_not_yet', 'card_expired']

/** Why a service is closed to the member, from when it is open, and what helps. */
export function Reason({ answer: { message, reason, way, from } }: { answer: Answer }) {
  const place = way && way in places ? places[way as keyof typeof places] : undefined
  const since = from && (untilSwapped.includes(reason ?? '') ? texts.swapFrom : texts.openFrom)(longDay(from))
  return (
    <div className={styles.reason}>
      <p>{message}</p>
      {since && way !== 'swap_card' && <p>{since}</p>}
      {place && (
        <p>
          <Link to={place[0]} search={place[2] ?? {}}>
            {place[1]}
          </Link>
        </p>
      )}
      {way === 'call' && (
        <p>
          <a href={hotlineAddress()}>{texts.call(settings.hotline)}</a>
        </p>
      )}
    </div>
  )
}

/** The same, in the place of the form or code that the member came for. */
export function WhyNot({ answer }: { answer: Answer }) {
  return (
    <Notice kind="warning">
      <Reason answer={answer} />
    </Notice>
  )
}
