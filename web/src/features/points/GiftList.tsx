import { Button, Notice } from '@palaestra/ui'
import { useState } from 'react'
import { longDay, shortMoment } from '#texts/day'
import * as texts from '#texts/points'
import { invalidate, useQuery } from '../../api/query.ts'
import { ConfirmGift } from './ConfirmGift.tsx'
import { type Gift, type Gifts, gifts } from './gifts.ts'
import styles from './report.module.css'
import { report } from './report.ts'

/** Whether it can be had, or the word for why not. */
const stateOf = ({ price, left }: Gift, { balance, frozen }: Gifts) => {
  if (left === 0) return texts.giftGone
  if (frozen) return texts.giftFrozen
  return price > balance ? texts.giftMissing(price - balance) : undefined
}

/** What waits at the counter, what points can be exchanged for, and what was exchanged before. */
export function GiftList() {
  const { data, error, refetch } = useQuery(gifts)
  const [wanted, setWanted] = useState<Gift>()
  const [said, setSaid] = useState('')
  const done = (reference: string, collectBy: string) => {
    setWanted(undefined)
    setSaid(texts.redeemed(reference, longDay(collectBy)))
    void refetch()
    void invalidate(report)
  }
  const waiting = data?.redemptions.filter(({ state }) => state === 'reserved') ?? []
  const before = data?.redemptions.filter(({ state }) => state !== 'reserved') ?? []
  return (
    <section className={styles.sheet} aria-labelledby="gifts" aria-busy={!data && !error}>
      <h2 id="gifts">{texts.gifts}</h2>
      <p role="status">
        {said}
        {error && !data && (
          <>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </>
        )}
      </p>
      {waiting.map(({ reference, name, collectBy }) => (
        <Notice key={reference} kind="success">
          <p>
            <strong>{texts.giftReady(name)}</strong>
          </p>
          <p>{texts.collect(longDay(collectBy), reference)}</p>
        </Notice>
      ))}
      {data?.gifts.length === 0 && <p className={styles.quiet}>{texts.noGifts}</p>}
      <ul className={styles.gifts}>
        {data?.gifts.map((gift) => {
          const closed = stateOf(gift, data)
          return (
            <li key={gift.code}>
              <div>
                <h3 id={`gift-${gift.code}`}>{gift.name}</h3>
                <p className={styles.quiet}>
                  {texts.price(gift.price)}
                  {gift.left > 0 && ` · ${texts.left(gift.left)}`}
                </p>
              </div>
              {closed ? (
                <p className={styles.closed}>{closed}</p>
              ) : (
                <Button
                  kind="quiet"
                  id={`redeem-${gift.code}`}
                  aria-labelledby={`redeem-${gift.code} gift-${gift.code}`}
                  onClick={() => setWanted(gift)}
                >
                  {texts.redeem}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {before.length > 0 && (
        <details>
          <summary>{texts.before}</summary>
          <ul className={styles.visits}>
            {before.map(({ reference, name, price, state, createdAt }) => (
              <li key={reference}>
                <p>
                  <strong>{name}</strong> <span>{texts.price(price)}</span>
                </p>
                <p className={styles.quiet}>
                  {shortMoment(createdAt)} · {texts.states[state]}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {wanted && <ConfirmGift gift={wanted} onDone={done} onClose={() => setWanted(undefined)} />}
    </section>
  )
}
