import { api, mostBallotChoices } from '@palaestra/contract'
import { Button, Notice, problemsFrom, useSubmit } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/ballot'
import { send } from '../../api/client.ts'
import { useQuery } from '../../api/query.ts'
import { serviceNamed } from '../../api/services.ts'
import { sendSolved, solveNewChallenge } from '../../form/captcha.ts'
import { WhyNot } from '../../form/WhyNot.tsx'
import { useSignedIn } from '../../frame/useStored.ts'
import styles from './ballot.module.css'
import { type Draw, type Entry, grouped, type Place, preferred, toggled } from './ballots.ts'

interface Props {
  draw: Draw
  places: ReadonlyMap<number, Place>
  /** The member’s entry, where there is one. */
  entry: Entry | undefined
  onChanged: () => Promise<unknown>
}

/** The slots of a draw, up to three to be chosen in the order of liking. What is chosen can be changed until the closing. */
export function EnterBallot({ draw, places, entry, onChanged }: Props) {
  const signedIn = useSignedIn()
  const service = useQuery({ ...serviceNamed('venue_booking'), enabled: signedIn })
  const [answer] = service.data?.items ?? []
  const [choices, setChoices] = useState<readonly number[]>(entry?.choices ?? [])
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  const { submitting, submit } = useSubmit((error) => {
    const { fields, message } = problemsFrom(error)
    setProblem(fields['choices'] ?? message)
  })
  const mayChoose = signedIn && answer?.state === 'yes'

  const press = (id: number) => {
    const place = places.get(id)
    if (!place) return
    if (!choices.includes(id) && choices.length === mostBallotChoices) return setSaid(texts.full)
    const next = toggled(choices, id)
    setChoices(next)
    const at = next.indexOf(id)
    setSaid(at < 0 ? texts.removed(texts.placeSaid(place)) : texts.added(at + 1, texts.placeSaid(place)))
  }
  const enter = () =>
    submit(async () => {
      setProblem(undefined)
      const body = { draw: draw.reference, choices: [...choices] }
      const solvedCaptcha = await solveNewChallenge(api.ballot.enter)
      await sendSolved(api.ballot.enter, { body: { ...body, solvedCaptcha } })
      setSaid(texts.entered)
      await onChanged()
    })
  const leave = () =>
    submit(async () => {
      setProblem(undefined)
      await send(api.ballot.leave, { body: { draw: draw.reference } })
      await onChanged()
    })
  const isChanged = entry === undefined || JSON.stringify(choices) !== JSON.stringify(entry.choices)
  return (
    <div className={styles.board}>
      <section className={styles.sheet} aria-labelledby="places">
        <h2 id="places">{texts.places}</h2>
        {draw.venues.map((venue) => (
          <VenueSlots key={venue.code} venue={venue} choices={choices} onPress={mayChoose ? press : undefined} />
        ))}
      </section>
      <section className={styles.sheet} aria-labelledby="choice">
        <h2 id="choice">{texts.chooseUpTo}</h2>
        {!signedIn && (
          <p>
            {texts.logInToEnter}{' '}
            <Link to="/ams/login" search={{ to: '/vbs/ballots' }}>
              {texts.logIn}
            </Link>
          </p>
        )}
        {answer && answer.state !== 'yes' && <WhyNot answer={answer} />}
        {entry && (
          <Notice kind="success">
            <p>{texts.youAreIn}</p>
            <p className={styles.hash}>
              <span>{texts.yourCode}</span> <code>{grouped(entry.code)}</code>
            </p>
          </Notice>
        )}
        <p className={styles.quiet}>{texts.onlyOne}</p>
        {mayChoose && (
          <>
            {choices.length === 0 ? (
              <p>{texts.chooseHow}</p>
            ) : (
              <ol className={styles.choices}>
                {choices.map((id, at) => {
                  const place = places.get(id)
                  const name = place ? texts.placeSaid(place) : texts.goneSlot
                  return (
                    <li key={id}>
                      <span>{name}</span>
                      <span className={styles.acts}>
                        {at > 0 && (
                          <Button
                            kind="quiet"
                            aria-label={texts.preferThis(name)}
                            onClick={() => setChoices(preferred(choices, id))}
                          >
                            ↑
                          </Button>
                        )}
                        <Button kind="quiet" aria-label={texts.removeThis(name)} onClick={() => press(id)}>
                          ×
                        </Button>
                      </span>
                    </li>
                  )
                })}
              </ol>
            )}
            <p role="alert">{problem}</p>
            {choices.length > 0 && isChanged && (
              <Button kind="primary" aria-disabled={submitting} onClick={enter}>
                {entry ? texts.change : texts.enter}
              </Button>
            )}
            {entry && (
              <Button kind="quiet" aria-disabled={submitting} onClick={leave}>
                {texts.leave}
              </Button>
            )}
          </>
        )}
        <p className="unseen" aria-live="polite">
          {said}
        </p>
      </section>
    </div>
  )
}

interface VenueProps {
  venue: Draw['venues'][number]
  choices: readonly number[]
  onPress: ((id: number) => void) | undefined
}

/** Hour by hour the courts of a venue. */
function VenueSlots({ venue: { name, prices, slots }, choices, onPress }: VenueProps) {
  const shown = (id: number, court: string) => (choices.includes(id) ? `${choices.indexOf(id) + 1} · ${court}` : court)
  const hours = Map.groupBy(slots, ({ from, until }) => texts.rangeOf(from, until))
  return (
    <div className={styles.venue}>
      <h3>{name}</h3>
      <p className={styles.quiet}>{texts.pricesSaid(prices)}</p>
      <ul className={styles.hours}>
        {[...hours].map(([range, courts]) => (
          <li key={range}>
            <b>{range}</b>
            <ul>
              {courts.map(({ id, court }) => (
                <li key={id}>
                  {onPress ? (
                    <button
                      type="button"
                      aria-pressed={choices.includes(id)}
                      aria-label={`${name}, ${shown(id, court)}, ${range}`}
                      onClick={() => onPress(id)}
                    >
                      {shown(id, court)}
                    </button>
                  ) : (
                    <span>{court}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
