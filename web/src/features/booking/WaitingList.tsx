import { Button } from '@palaestra/ui'
import * as texts from '#texts/booking.waiting'
import { waiting as titleOf } from '#texts/titles'
import { useQuery } from '../../api/query.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { PathLink } from '../../frame/PathLink.tsx'
import { OfferBox } from './OfferBox.tsx'
import { WaitRow } from './WaitRow.tsx'
import styles from './waiting.module.css'
import { isOffered, myWaits, type Waiting } from './waits.ts'

/** What the member waits for: first what is offered now, then the lines, then what has become of the others. */
export function WaitingList() {
  const { data, error, refetch } = useQuery(myWaits)
  const offers = data?.items.filter(isOffered) ?? []
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{offers.length > 0 ? texts.yourTurn : titleOf}</h1>
      <div role="status">
        {error && !data && (
          <p>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
      </div>
      <div className={styles.board} aria-busy={!data && !error}>
        {data && (
          <>
            {offers.length > 0 && (
              <div className={styles.offers}>
                {offers.map((wait) => (
                  <OfferBox key={wait.offer.reference} wait={wait} waiting={data} onChanged={refetch} />
                ))}
                <WhatNext minutes={data.minutesToPay} online={data.online} />
              </div>
            )}
            <div className={styles.lines}>
              <Lines waiting={data} onChanged={refetch} />
              <p className={styles.quiet}>{texts.quietTime(data.quiet.from, data.quiet.until)}</p>
              <Over waiting={data} />
            </div>
          </>
        )}
      </div>
      <BackToAccount />
    </div>
  )
}

interface Props {
  waiting: Waiting
  onChanged: () => Promise<unknown>
}

const Lines = ({ waiting: { items, most }, onChanged }: Props) => {
  const lines = items.filter(({ state }) => state === 'waiting')
  const live = items.filter(({ endedAt }) => endedAt === null).length
  return (
    <section className={styles.sheet} aria-labelledby="lines">
      <h2 id="lines">
        {texts.mine} <small>{texts.of(live, most)}</small>
      </h2>
      {lines.length > 0 ? (
        <ul className={styles.list}>
          {lines.map((wait) => (
            <WaitRow key={wait.slot} wait={wait} onChanged={onChanged} />
          ))}
        </ul>
      ) : (
        <>
          <p>{live > 0 ? texts.noOthers : texts.none}</p>
          <p>{texts.how}</p>
        </>
      )}
      <p>
        <PathLink uri="/vbs/online-booking">{texts.toVenues}</PathLink>
      </p>
    </section>
  )
}

/** What has become of those of the last days. */
const Over = ({ waiting: { items } }: Pick<Props, 'waiting'>) => {
  const over = items.filter(({ endedAt }) => endedAt !== null)
  if (over.length === 0) return null
  return (
    <section className={styles.sheet} aria-labelledby="over">
      <h2 id="over">{texts.over}</h2>
      <ul className={styles.list}>
        {over.map((wait) => (
          <WaitRow key={`${wait.slot} ${wait.endedAt}`} wait={wait} />
        ))}
      </ul>
    </section>
  )
}

/** What follows from each answer, and from none. */
const WhatNext = ({ minutes, online }: { minutes: number; online: boolean }) => (
  <section className={styles.sheet} aria-labelledby="next">
    <h2 id="next">{texts.whatNext}</h2>
    <dl className={styles.next}>
      {(['yes', 'no', 'silence'] as const).map((answer) => (
        <div key={answer}>
          <dt>{texts.answers[answer]}</dt>
          <dd>{answer === 'yes' && !online ? texts.yesAtVenue : texts.follows[answer](minutes)}</dd>
        </div>
      ))}
    </dl>
  </section>
)
