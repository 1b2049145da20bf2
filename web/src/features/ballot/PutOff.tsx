import { Notice } from '@palaestra/ui'
import * as texts from '#texts/ballot'
import type { Draw } from './ballots.ts'

/** Of an opening that was put off: from when to when, and for whom. */
export function PutOff({ draw: { turns } }: { draw: Draw }) {
  if (!turns || turns.delays.length === 0) return null
  return (
    <Notice kind="warning">
      {turns.delays.map(({ from, to }) => (
        <p key={from}>{texts.putOff(texts.turnAt(Date.parse(from)), texts.turnAt(Date.parse(to)))}</p>
      ))}
    </Notice>
  )
}
