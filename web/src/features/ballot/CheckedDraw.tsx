import { type CheckedStatement, checkBallot, type PublishedBallot, shareOf, turnByLot } from '@palaestra/contract'
import { Button, buttonClass, Notice } from '@palaestra/ui'
import { type ReactNode, useState } from 'react'
import * as texts from '#texts/ballot'
import { shortMoment } from '#texts/day'
import { useRequest } from '../../api/useRequest.ts'
import styles from './ballot.module.css'
import { type Draw, fileOf, type Place, publishedOf, script } from './ballots.ts'
import { PutOff } from './PutOff.tsx'
import { SealedAnew } from './SealedAnew.tsx'

interface Props {
  draw: Draw
  places: ReadonlyMap<number, Place>
  /** The member’s own code. */
  own: string | undefined
  /** What the member has drawn. */
  children: ReactNode
}

/** Rows of the list before all of them are wanted. */
const shownAtFirst = 20

/** A hash as one sees at a glance whether it is the same. */
const short = (hash: string) => (hash.length > 20 ? `${hash.slice(0, 8)}…${hash.slice(-8)}` : hash)

/** The turns of an opening by code, as milliseconds since 1970; of a draw for hours none. */
const turnsOf = async ({ turns, seed, entries: many }: Draw, { entries }: PublishedBallot) => {
  if (!turns || seed === null) return undefined
  const delays = turns.delays.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
  const from = { turnsFrom: new Date(turns.from), turnsPerSecond: turns.perSecond, entries: many, delays }
  const turnOf = async ({ code }: { code: string }) =>
    [code, turnByLot(from, await shareOf(seed, code)).getTime()] as const
  return new Map(await Promise.all(entries.map(turnOf)))
}

/** Fetches what was published and reckons it anew: the result comes from this browser, and from nobody else. */
const checked = async (draw: Draw) => {
  const published = await publishedOf(draw.reference)
  const begin = performance.now()
  const statements = await checkBallot(published)
  const turns = await turnsOf(draw, published)
  return { published, statements, turns, seconds: (performance.now() - begin) / 1000 }
}

/** A draw that was made, reckoned anew in the browser; one’s own place in it; and what anybody needs to do the same. */
export function CheckedDraw({ draw, places, own, children }: Props) {
  const { data, error, retry } = useRequest(draw.reference, () => checked(draw))
  return (
    <div className={styles.board}>
      <section className={styles.sheet} aria-labelledby="checked" aria-busy={!data && !error}>
        <h2 id="checked">{texts.reckoned}</h2>
        <div role="status">
          {data && <Verdict statements={data.statements} seconds={data.seconds} />}
          {error && (
            <p>
              {texts.fileNotRead} <Button onClick={retry}>{texts.tryAgain}</Button>
            </p>
          )}
        </div>
        <ul className={styles.statements}>
          {data?.statements.map((one) => (
            <Statement key={one.statement} one={one} draw={draw} />
          ))}
        </ul>
      </section>
      <div className={styles.beside}>
        {children}
        <SealedAnew draw={draw} />
        <PutOff draw={draw} />
        {data && <FindCode {...data} places={places} own={own} />}
        <section className={styles.sheet} aria-labelledby="value">
          <h2 id="value">{texts.publicValue}</h2>
          {draw.publicValue ? (
            <p>
              <b>{draw.publicValue}</b>
            </p>
          ) : (
            <Notice kind="warning">
              <p>{draw.source === null ? texts.withoutValue : texts.valueNeverCame}</p>
            </Notice>
          )}
          {draw.source && <p className={styles.quiet}>{texts.valueFrom(draw.source)}</p>}
        </section>
        <p className={styles.files}>
          <a className={buttonClass('quiet')} href={fileOf(draw.reference)} download="draw.json">
            {texts.file}
          </a>
          <a className={buttonClass('quiet')} href={script} download="check-ballot.mjs">
            {texts.script}
          </a>
        </p>
      </div>
      {data && <List {...data} places={places} />}
    </div>
  )
}

const Verdict = ({ statements, seconds }: { statements: readonly CheckedStatement[]; seconds: number }) => {
  const wrong = statements.filter(({ holds }) => !holds).length
  return (
    <p>
      <b className={wrong === 0 ? styles.holds : styles.fails}>{wrong === 0 ? texts.allHold : texts.someFail(wrong)}</b>{' '}
      <span className={styles.quiet}>{texts.byThisBrowser(seconds)}</span>
    </p>
  )
}

/** First the sentence, then the hash. */
function Statement({ one, draw: { turns, sealedAt } }: { one: CheckedStatement; draw: Draw }) {
  const { statement, holds, expected, found } = one
  const meansOf = () => {
    // Of turns nobody is written to: they are over within minutes.
    if (turns && statement === 'list') return texts.listOfTurns
    if (sealedAt && statement === 'secret') return texts.sealedOn(shortMoment(sealedAt))
    return texts.statements[statement].means
  }
  return (
    <li data-holds={holds}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={holds ? 'm6 12 4 4 8-8' : 'M7 7l10 10M17 7 7 17'} />
      </svg>
      <div>
        <b>
          {texts.statements[statement].name}
          <span className="unseen">: {holds ? texts.holdsSaid : texts.failsSaid}</span>
        </b>
        <p className={styles.quiet}>{meansOf()}</p>
        {holds ? (
          <code>{short(found)}</code>
        ) : (
          <p>
            {texts.expectedAndFound(short(expected), short(found))} {texts.tellUs}
          </p>
        )}
      </div>
    </li>
  )
}

interface FindProps {
  published: PublishedBallot
  /** Of an opening, by code. */
  turns: ReadonlyMap<string, number> | undefined
  places: ReadonlyMap<number, Place>
  own: string | undefined
}

/** Finds a code in the list: it is known to whoever has entered. */
function FindCode({ published, turns, places, own }: FindProps) {
  const [typed, setTyped] = useState(own ?? '')
  const code = typed.toLowerCase().replace(/[^0-9a-f]/g, '')
  const result = published.results.find((one) => one.code === code)
  const place = result?.won != null ? places.get(result.won) : undefined
  const answer = () => {
    if (!result) return code.length === 24 ? texts.codeUnknown : ''
    const turn = turns?.get(code)
    if (turn !== undefined) return texts.codeTurn(texts.turnAt(turn))
    return place ? texts.codeWon(result.rank, texts.placeSaid(place)) : texts.codeNotWon(result.rank)
  }
  return (
    <section className={styles.sheet} aria-labelledby="find">
      <h2 id="find">{texts.findCode}</h2>
      <label className={styles.find}>
        <span className="unseen">{texts.code}</span>
        <input value={typed} onChange={({ target }) => setTyped(target.value)} autoComplete="off" spellCheck={false} />
      </label>
      <p role="status">{answer()}</p>
    </section>
  )
}

/** All codes by rank, with what each has got. There is no name in it. */
function List({ published: { results, entries }, turns, places }: Omit<FindProps, 'own'>) {
  const [all, setAll] = useState(false)
  const wishes = new Map(entries.map(({ code, choices }) => [code, choices]))
  const shown = all ? results : results.slice(0, shownAtFirst)
  const nameOf = (id: number) => {
    const place = places.get(id)
    return place ? texts.placeSaid(place) : String(id)
  }
  const gets = ({ code, won }: (typeof results)[number]) => {
    const turn = turns?.get(code)
    if (turn !== undefined) return texts.turnAt(turn)
    return won === null ? texts.nothing : nameOf(won)
  }
  return (
    <section className={`${styles.sheet} ${styles.whole}`} aria-labelledby="list">
      <h2 id="list">{texts.list}</h2>
      {!turns && <p className={styles.quiet}>{texts.codesAlone}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.rank}</th>
              <th scope="col">{texts.code}</th>
              {!turns && <th scope="col">{texts.wishes}</th>}
              <th scope="col">{turns ? texts.turn : texts.gets}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.code}>
                <td>{one.rank}</td>
                <td>
                  <code>{one.code}</code>
                </td>
                {!turns && <td>{wishes.get(one.code)?.join(' · ')}</td>}
                <td>{gets(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!all && results.length > shownAtFirst && (
        <p>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {texts.showAll(results.length)}
          </Button>
        </p>
      )}
    </section>
  )
}
