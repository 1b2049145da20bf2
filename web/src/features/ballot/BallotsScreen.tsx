import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link, useSearch } from '@tanstack/react-router'
import * as texts from '#texts/ballot'
import { fullDay, shortMoment } from '#texts/day'
import { ballots as titleOf } from '#texts/titles'
import { send } from '../../api/client.ts'
import { useQuery } from '../../api/query.ts'
import { useRequest } from '../../api/useRequest.ts'
import { useInBrowser, useSignedIn } from '../../frame/useStored.ts'
import styles from './ballot.module.css'
import { type Entry, type Listed, myEntries } from './ballots.ts'
import { OneBallot } from './OneBallot.tsx'

const states = ['open', 'closed', 'drawn'] as const

/**
 * The draws for hours that many want, or the one that the address names. What is prerendered knows no search: it is a
 * title, and nothing that would turn into something else.
 */
export function BallotsScreen() {
  const { reference }: { reference?: unknown } = useSearch({ strict: false })
  const inBrowser = useInBrowser()
  if (!inBrowser)
    return (
      <div className={styles.page} aria-busy="true">
        <h1 tabIndex={-1}>{titleOf}</h1>
      </div>
    )
  return typeof reference === 'string' ? <OneBallot reference={reference} /> : <AllBallots />
}

/** Those that take entries, and those that are closed or drawn. */
function AllBallots() {
  const signedIn = useSignedIn()
  const { data, error, retry } = useRequest('draws', () => send(api.ballot.list, {}))
  const mine = useQuery({ ...myEntries, enabled: signedIn })
  const entryOf = new Map(mine.data?.items.map((entry) => [entry.reference, entry]))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{titleOf}</h1>
        <p className={styles.quiet}>{texts.what}</p>
      </div>
      <div role="status">
        {error && (
          <p>
            {texts.notRead} <Button onClick={retry}>{texts.tryAgain}</Button>
          </p>
        )}
        {data?.items.length === 0 && <p>{texts.none}</p>}
      </div>
      <div className={styles.place} aria-busy={!data && !error}>
        {states.map((state) => {
          const draws = data?.items.filter((draw) => draw.state === state) ?? []
          if (draws.length === 0) return null
          return (
            <section key={state} className={styles.sheet} aria-labelledby={state}>
              <h2 id={state}>{texts.lists[state]}</h2>
              <ul className={styles.draws}>
                {draws.map((draw) => (
                  <DrawRow key={draw.reference} draw={draw} entry={entryOf.get(draw.reference)} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** What becomes of it next, and when. */
const nextOf = ({ state, closesAt, drawsAt }: Listed) => {
  if (state === 'open') return texts.closesOn(shortMoment(closesAt))
  return state === 'closed' ? texts.drawsOn(shortMoment(drawsAt)) : undefined
}

const DrawRow = ({ draw, entry }: { draw: Listed; entry: Entry | undefined }) => {
  const { reference, kind, day, entries, places } = draw
  const next = nextOf(draw)
  return (
    <li>
      <Link to="/vbs/ballot" search={{ reference } as never}>
        <b>{kind && texts.ofHours(texts.kinds[kind], fullDay(day).replaceAll('\u00a0', ' '))}</b>
      </Link>
      <span className={styles.facts}>
        <span>{texts.counts(entries, places)}</span>
        {next && <span>{next}</span>}
        {entry && <span className={styles.mine}>{texts.standing(entry)}</span>}
      </span>
    </li>
  )
}
