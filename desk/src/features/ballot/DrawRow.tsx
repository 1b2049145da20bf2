import { Button } from '@palaestra/ui'
import { useId } from 'react'
import * as texts from '#texts/ballot'
import { dayWritten, momentWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './ballots.module.css'
import type { Act, Draw } from './draws.ts'

const kindOf = { open: 'info', closed: 'warning', drawn: 'success' } as const

interface Props {
  draw: Draw
  onAct: (act: Act) => void
}

/** A draw: what it is for, how it stands, and what it waits for. */
export function DrawRow({ draw, onAct }: Props) {
  const id = useId()
  const { reference, kind, day, state, entries, closesAt, drawsAt, value, withoutFrom } = draw
  const isLate = withoutFrom !== null && Date.parse(withoutFrom) <= Date.now()
  const mayType = state === 'closed' && (value === 'wanted' || value === 'typed')
  return (
    <li className={styles.draw}>
      <h2 id={id}>{texts.ofHours(texts.kinds[kind], dayWritten(day))}</h2>
      <p className={styles.facts}>
        <Flag kind={kindOf[state]}>{texts.states[state]}</Flag>
        <span>{reference}</span>
        <span>{texts.entries(entries)}</span>
        <span>{state === 'open' ? texts.closes(momentWritten(closesAt)) : texts.drawn(momentWritten(drawsAt))}</span>
      </p>
      {!draw.sealFits && (
        <>
          <p>
            <Flag kind="danger">{texts.sealBroken}</Flag> {texts.sealBrokenMeans}
          </p>
          <p className={styles.acts}>
            <Button kind="danger" aria-describedby={id} onClick={() => onAct('seal')}>
              {texts.seal}
            </Button>
          </p>
        </>
      )}
      {draw.sealedAt && <p className={styles.quiet}>{texts.sealedAnew(momentWritten(draw.sealedAt))}</p>}
      <Value draw={draw} />
      {mayType && (
        <p className={styles.acts}>
          <Button kind="quiet" aria-describedby={id} onClick={() => onAct('type')}>
            {texts.type}
          </Button>
          {isLate && (
            <Button kind="danger" aria-describedby={id} onClick={() => onAct('without')}>
              {texts.without}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

/** How the public value stands. What a colleague has typed is not shown: both look it up. */
function Value({ draw: { source, value, publicValue, typedBy, ownValue } }: { draw: Draw }) {
  if (source === null) return <p className={styles.quiet}>{texts.noSource}</p>
  return (
    <>
      <p>
        {texts.source}: {source}
      </p>
      <p className={styles.quiet}>
        {value === 'typed' && typedBy.length > 1 ? texts.valuesDiffer : texts.values[value]}
      </p>
      {publicValue !== null && <p>{publicValue === '' ? texts.neverCame : <b>{publicValue}</b>}</p>}
      {value === 'typed' && (
        <p className={styles.facts}>
          <span>{texts.typedBy(typedBy)}</span>
          {ownValue !== null && <span>{ownValue === '' ? texts.youSaidNone : texts.youTyped(ownValue)}</span>}
        </p>
      )}
    </>
  )
}
