import { groupedMemberNumber } from '@palaestra/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/booking.waiting'
import { momentWritten } from '../../frame/dates.ts'
import { Failure } from '../../frame/Failure.tsx'
import { Flag } from '../../frame/Flag.tsx'
import { More } from '../../frame/More.tsx'
import { waitingLines } from './queries.ts'
import styles from './waiting.module.css'

interface Props {
  place: string
  facility: string
  day: string
}

/** Who waits for each hour of a facility on a day, in the order in which they are served. Nothing is done here. */
export function WaitingLines({ place, facility, day }: Props) {
  const pages = useInfiniteQuery(waitingLines({ place, facility, day }))
  const { data, error, refetch } = pages
  const items = data?.pages.flatMap((page) => page.items) ?? []
  // A line may go on where another page begins.
  const lines = [...Map.groupBy(items, ({ slot }) => slot)]
  return (
    <section className={styles.lines} aria-labelledby="lines">
      <h2 id="lines">{texts.lines}</h2>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data && items.length === 0 && <p>{texts.nobody}</p>}
      {lines.map(([slot, waits]) => (
        <section key={slot} aria-labelledby={`line-${slot}`}>
          {waits.slice(0, 1).map((hour) => (
            <h3 key={slot} id={`line-${slot}`}>
              {texts.hour(hour)} <span>{texts.many(hour.many)}</span>
            </h3>
          ))}
          <ol>
            {waits.map(({ id, place, member, since, rank, offeredUntil }) => (
              <li key={id} value={place}>
                {member ? (
                  <>
                    <strong>{member.name}</strong>{' '}
                    <Link to="/members" state={{ member: member.memberNumber }}>
                      {groupedMemberNumber(member.memberNumber)}
                    </Link>
                  </>
                ) : (
                  texts.unnamed
                )}{' '}
                <span>{texts.since(momentWritten(since))}</span> {rank !== null && <span>{texts.rank(rank)}</span>}{' '}
                {offeredUntil && <Flag kind="warning">{texts.offered(momentWritten(offeredUntil))}</Flag>}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <More of={pages} />
    </section>
  )
}
