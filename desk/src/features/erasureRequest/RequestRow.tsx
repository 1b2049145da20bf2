import { type desk, groupedMemberNumber, type Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/erasureRequest'
import { momentWritten } from '../../frame/dates.ts'
import type { Deciding } from './DecideErasure.tsx'
import styles from './erasureRequest.module.css'

export type Request = Reply<typeof desk.erasureRequest.list>['open'][number]

interface Props {
  request: Request
  onDecide: (deciding: Deciding) => void
}

/** How a request stands, in one line. */
const lineOf = ({ state, thinkUntil, proposedBy }: Request) => {
  if (state === 'thinking') return texts.thinking(momentWritten(thinkUntil))
  if (state === 'proposed') return texts.proposed(proposedBy ?? '')
  return state === 'confirmed' ? texts.underWay : texts.waiting
}

/** One request with what stands in its way, and what can be decided. */
export function RequestRow({ request, onDecide }: Props) {
  const { reference, memberNumber, nameZh, namePt, byGuardian, state, askedAt, obstacles, mine } = request
  const mayConfirm = (state === 'waiting' || (state === 'proposed' && !mine)) && obstacles.length === 0
  return (
    <li className={styles.request}>
      <h2>
        {[nameZh, namePt].filter(Boolean).join(' ')} <span>{groupedMemberNumber(memberNumber)}</span>
      </h2>
      <p>
        <strong>{reference}</strong> {texts.asked(momentWritten(askedAt))}
        {byGuardian && ` ${texts.byGuardian}`}
      </p>
      <p>{lineOf(request)}</p>
      {obstacles.length > 0 && (
        <p className={styles.obstacles}>{texts.first(obstacles.map((one) => texts.obstacles[one]))}</p>
      )}
      {state === 'proposed' && mine && <p>{texts.byAnother}</p>}
      {state !== 'confirmed' && (
        <p className={styles.buttons}>
          {mayConfirm && (
            <Button
              kind="danger"
              aria-label={texts.confirmWhich(reference)}
              onClick={() => onDecide({ request, act: 'confirm' })}
            >
              {texts.confirm}
            </Button>
          )}
          <Button
            kind="quiet"
            aria-label={texts.refuseWhich(reference)}
            onClick={() => onDecide({ request, act: 'refuse' })}
          >
            {texts.refuse}
          </Button>
        </p>
      )}
    </li>
  )
}
