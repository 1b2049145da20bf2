import { api } from '@palaestra/contract'
import { Button, Refused } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as texts from '#texts/ballot'
import { fullDay } from '#texts/day'
import { ballots as titleOf } from '#texts/titles'
import { send } from '../../api/client.ts'
import { useQuery } from '../../api/query.ts'
import { useRequest } from '../../api/useRequest.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useInBrowser, useSignedIn } from '../../frame/useStored.ts'
import styles from './ballot.module.css'
import { type Draw, fileOf, grouped, myEntries, placesOf } from './ballots.ts'
import { EnterBallot } from './EnterBallot.tsx'
import { Milestones } from './Milestones.tsx'
import { OwnResult } from './OwnResult.tsx'
import { PutOff } from './PutOff.tsx'
import { SealedAnew } from './SealedAnew.tsx'

/** Fetched where there is something to check. */
const CheckedDraw = lazyNamed('CheckedDraw', () => import('./CheckedDraw.tsx'))

/** What it is for: the hours of a day that many want, or the turns of an opening. */
const nameOf = ({ kind, day }: Draw) => {
  const said = fullDay(day).replaceAll('\u00a0', ' ')
  return kind ? texts.ofHours(texts.kinds[kind], said) : texts.ofTurns(said)
}
const countOf = ({ turns, entries, places }: Draw) => (turns ? texts.entrants(entries) : texts.counts(entries, places))

/** One draw: to enter it, and afterwards to check it. */
export function OneBallot({ reference }: { reference: string }) {
  const inBrowser = useInBrowser()
  const { data, error, retry } = useRequest(reference, () => send(api.ballot.one, { query: { reference } }))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{data ? nameOf(data) : titleOf}</h1>
        <p className={styles.quiet}>{data ? [data.reference, countOf(data)].join(' · ') : '\u00a0'}</p>
      </div>
      <div role="status">
        {error && (
          <p>
            {error instanceof Refused ? error.message : texts.notRead}{' '}
            {!(error instanceof Refused) && <Button onClick={retry}>{texts.tryAgain}</Button>}
          </p>
        )}
      </div>
      <div className={styles.place} aria-busy={!inBrowser || (!data && !error)}>
        {data && (
          <>
            <Milestones draw={data} />
            <Body draw={data} onChanged={retry} />
          </>
        )}
      </div>
      <p>
        <Link to="/vbs/ballots">{texts.all}</Link>
      </p>
    </div>
  )
}

function Body({ draw, onChanged }: { draw: Draw; onChanged: () => void }) {
  const signedIn = useSignedIn()
  const { data, refetch } = useQuery({ ...myEntries, enabled: signedIn })
  const entry = data?.items.find(({ reference }) => reference === draw.reference)
  const places = placesOf(draw)
  if (draw.state === 'drawn')
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <CheckedDraw draw={draw} places={places} own={entry?.code}>
          {entry && <OwnResult draw={draw} entry={entry} places={places} />}
        </CheckedDraw>
      </Suspense>
    )
  if (draw.turns)
    return (
      <section className={styles.sheet} aria-labelledby="how">
        <h2 id="how">{texts.how}</h2>
        <p>{texts.howTurnsAreDrawn(draw.turns.perSecond)}</p>
        <p>{texts.withoutValue}</p>
        <PutOff draw={draw} />
        <Seal draw={draw} />
      </section>
    )
  if (draw.state === 'closed')
    return (
      <section className={styles.sheet} aria-labelledby="closed">
        <h2 id="closed">{texts.listClosed}</h2>
        <p>{texts.closedMeans}</p>
        {draw.source !== null && <p>{texts.valueSaid(draw.publicValue, draw.source)}</p>}
        {draw.entriesHash && <Hash name={texts.listHash} value={draw.entriesHash} />}
        {entry && <Hash name={texts.yourCode} value={grouped(entry.code)} />}
        <p>
          <a href={fileOf(draw.reference)} download="draw.json">
            {texts.listFile}
          </a>
        </p>
        <Seal draw={draw} />
      </section>
    )
  return (
    <>
      <EnterBallot
        key={entry ? 'entered' : 'new'}
        {...{ draw, places, entry }}
        onChanged={async () => {
          await refetch()
          onChanged()
        }}
      />
      <section className={styles.sheet} aria-labelledby="how">
        <h2 id="how">{texts.how}</h2>
        <ul className={styles.points}>
          {texts.howItIsDrawn.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>{draw.source === null ? texts.withoutValue : texts.withValue(draw.source)}</li>
        </ul>
        <Seal draw={draw} />
      </section>
    </>
  )
}

const Hash = ({ name, value }: { name: string; value: string }) => (
  <p className={styles.hash}>
    <span>{name}</span> <code>{value}</code>
  </p>
)

/** What was published before the first entry. */
const Seal = ({ draw }: { draw: Draw }) => (
  <>
    <Hash name={texts.seal} value={draw.commitment} />
    <SealedAnew draw={draw} />
  </>
)
