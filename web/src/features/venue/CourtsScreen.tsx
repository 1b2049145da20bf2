import { Button, Notice, Refused } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { longMoment } from '#texts/day'
import { ballots, venues as titleOf } from '#texts/titles'
import * as texts from '#texts/venue'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useInBrowser, useSignedIn } from '../../frame/useStored.ts'
import { BasketBar, LogIn } from './BesideHours.tsx'
import basket from './basket.module.css'
import { DayStrip, exactly } from './DayStrip.tsx'
import { Legend } from './Legend.tsx'
import { Prices } from './Prices.tsx'
import { QuotaLanes } from './QuotaLanes.tsx'
import { SlotGrid } from './SlotGrid.tsx'
import { SlotList } from './SlotList.tsx'
import {
  ahead,
  type Facility,
  offered,
  type Part,
  partOf,
  parts,
  type Row,
  rowsOf,
  type Timetable,
} from './timetable.ts'
import { type Choosing, useChoosing } from './useChoosing.ts'
import { useChosen } from './useChosen.ts'
import { useMedia } from './useMedia.ts'
import { useTimetable } from './useTimetable.ts'
import styles from './venue.module.css'

const Basket = lazyNamed('Basket', () => import('./Basket.tsx'))
const Lobby = lazyNamed('Lobby', () => import('./Lobby.tsx'))

/** Narrower than this a third of the day is shown at once; and narrower still, or with very large letters, a list. */
const [narrow, listed] = ['(max-width: 50rem)', '(max-width: 21.2rem)']

/** The courts of a venue and their hours on a day: what is free, and what it costs (O03). */
export function CourtsScreen() {
  const inBrowser = useInBrowser()
  const search = useChosen()
  const signedIn = useSignedIn()
  const { timetable: read, at, loading, error, retry } = useTimetable(search.code, search.day)
  const timetable = read && signedIn ? offered(read) : read
  const facility = timetable?.facilities.find(({ kind }) => kind === search.kind) ?? timetable?.facilities[0]
  const shown = timetable && facility && timetable.code === search.code
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{shown ? texts.ofVenue(timetable.name, texts.kinds[facility.kind]) : titleOf}</h1>
        <p className={styles.quiet}>{shown ? about(facility) : '\u00a0'}</p>
      </div>
      <div role="status">
        {error && (
          <Notice kind="warning">
            <p>
              {error instanceof Refused ? error.message : shown && at ? texts.asOf(texts.time(at)) : texts.notRead}{' '}
              {!(error instanceof Refused) && <Button onClick={retry}>{texts.tryAgain}</Button>}
            </p>
          </Notice>
        )}
      </div>
      {inBrowser && search.code === undefined && <p>{texts.none}</p>}
      <div className={styles.place} aria-busy={!inBrowser || loading}>
        {shown && <Day timetable={timetable} facility={facility} />}
      </div>
      <p className={styles.links}>
        <Link to="/vbs/online-booking">{texts.backToFind}</Link> <Link to="/vbs/ballots">{ballots}</Link>
      </p>
    </div>
  )
}

const about = ({ minimumAge, party }: Facility) =>
  [texts.eachHour, texts.from(minimumAge), texts.party(party)].join(' · ')

const closedStates: ReadonlySet<string> = new Set(['closed', 'past'])

/** What the authority has closed of a facility on this day, why, and until when. */
function Closures({ timetable, facility }: { timetable: Timetable; facility: Facility }) {
  const met = new Set(facility.courts.flatMap(({ slots }) => slots.map(({ closedBy }) => closedBy)))
  const shown = timetable.closures.filter(({ id }) => met.has(id))
  if (shown.length === 0) return null
  return (
    <Notice kind="warning">
      {shown.map(({ id, reason, text, until }) => (
        <p key={id}>
          {texts.closedUntil(reason, longMoment(until))} {text}
        </p>
      ))}
    </Notice>
  )
}

function Day({ timetable, facility }: { timetable: Timetable; facility: Facility }) {
  const navigate = useNavigate()
  const choosing = useChoosing(timetable, facility)
  const { code, day, today, opensAt } = timetable
  const { day: asked } = useChosen()
  const search = { code, kind: facility.kind }
  const days = facility.days.map((one) => one.day)
  const onDay = (step: -1 | 1) => {
    const next = days[days.indexOf(day) + step]
    if (!next) return
    void navigate({
      to: '/vbs/venue',
      search: { ...search, day: next === today ? undefined : next } as never,
      ...{ replace: true, resetScroll: false },
    })
  }
  const all = rowsOf(facility.courts)
  const rows = day === today ? ahead(all) : all
  // One sentence instead of a grid of which nothing can be had.
  const isAllClosed =
    rows.length > 0 && rows.every(({ slots }) => slots.every((slot) => !slot || closedStates.has(slot.state)))
  const waits = all.some(({ slots }) => slots.some((slot) => slot?.state === 'unopened'))
  return (
    <>
      {timetable.facilities.length > 1 && (
        <nav aria-label={texts.otherKinds}>
          <ul className={styles.kinds}>
            {timetable.facilities.map(({ kind }) => (
              <li key={kind}>
                <Link
                  to="/vbs/venue"
                  search={{ code, kind, day: day === today ? undefined : day } as never}
                  {...{ replace: true, resetScroll: false, activeOptions: exactly }}
                  aria-current={kind === facility.kind ? 'true' : undefined}
                >
                  {texts.kinds[kind]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <DayStrip days={facility.days} chosen={asked ?? today} to="/vbs/venue" search={search} />
      <p className="unseen" aria-live="polite">
        {texts.daySaid(day)}
      </p>
      <Closures timetable={timetable} facility={facility} />
      {waits && opensAt && (
        <Notice>
          <p>{texts.opensLater(longMoment(opensAt))}</p>
        </Notice>
      )}
      {isAllClosed ? null : rows.length === 0 ? (
        <div className={styles.empty}>
          <p>{all.length === 0 ? texts.nothingLet : texts.nothingLeft}</p>
          {day !== days.at(-1) && <Button onClick={() => onDay(1)}>{texts.nextDay}</Button>}
        </div>
      ) : (
        <Board choosing={choosing} timetable={timetable} facility={facility} rows={rows} onDay={onDay} />
      )}
      <Prices prices={facility.prices} />
    </>
  )
}

interface HoursProps {
  timetable: Timetable
  facility: Facility
  rows: Row[]
  onDay: (step: -1 | 1) => void
}

/** The hours, and beside or below them what the member chooses of them (O03). Before them stands what they may still have. */
const Board = ({ choosing, ...board }: HoursProps & { choosing: Choosing }) => {
  const { mine, choices, said, signedIn, closed, grid } = choosing
  const { byTurns } = board.timetable
  return (
    <>
      {grid && byTurns && (
        <div className={basket.lobby}>
          <Suspense>
            <Lobby day={byTurns} choosing={choosing} />
          </Suspense>
        </div>
      )}
      <div className={basket.board}>
        {signedIn && !closed && (
          <div className={basket.quota}>
            {mine && <QuotaLanes mine={mine} facility={board.facility} day={board.timetable.day} choices={choices} />}
          </div>
        )}
        <div className={basket.hours}>
          <Hours {...board} grid={grid} />
        </div>
        <div className={basket.side}>
          {signedIn ? (
            <Suspense fallback={<div className={basket.awaited} aria-busy="true" />}>
              <Basket choosing={choosing} {...board} />
            </Suspense>
          ) : (
            <LogIn />
          )}
        </div>
        <BasketBar choices={choices} />
        <p className="unseen" aria-live="polite">
          {said}
        </p>
      </div>
    </>
  )
}

/** The hours as a grid or as a list; on telephones a part of the day. */
function Hours({ timetable, facility, rows, onDay, grid }: HoursProps & { grid: Choosing['grid'] }) {
  const isNarrow = useMedia(narrow)
  const isListed = useMedia(listed)
  const [asked, setAsked] = useState<'grid' | 'list'>()
  const [part, setPart] = useState<Part>()
  const form = asked ?? (isListed ? 'list' : 'grid')
  const there = parts.filter((one) => rows.some((row) => partOf(row) === one))
  const chosen = part && there.includes(part) ? part : there[0]
  const seen = isNarrow && there.length > 1 ? rows.filter((row) => partOf(row) === chosen) : rows
  const given = { courts: facility.courts, rows: seen, prices: facility.prices, ...grid }
  return (
    <section className={styles.sheet} aria-labelledby="hours">
      <h2 id="hours" className="unseen">
        {texts.grid(texts.daySaid(timetable.day))}
      </h2>
      <div className={styles.choices}>
        {isNarrow && there.length > 1 && (
          <fieldset className={styles.segments}>
            <legend className="unseen">{texts.partOfDay}</legend>
            {there.map((one) => (
              <label key={one}>
                <input type="radio" name="part" checked={one === chosen} onChange={() => setPart(one)} />
                <span>{texts.parts[one]}</span>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset className={styles.segments}>
          <legend className="unseen">{texts.shownAs}</legend>
          {(['grid', 'list'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="form" checked={one === form} onChange={() => setAsked(one)} />
              <span>{one === 'grid' ? texts.asGrid : texts.asList}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {form === 'list' ? (
        <SlotList {...given} />
      ) : (
        <>
          <SlotGrid {...given} name={texts.grid(texts.daySaid(timetable.day))} onDay={onDay} />
          <Legend rows={seen} />
          <p className={styles.help}>{texts.gridHelp}</p>
        </>
      )}
    </section>
  )
}
