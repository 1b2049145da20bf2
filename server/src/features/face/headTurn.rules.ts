import type { HeadSide } from '@palaestra/contract'
import type { HeadTurn } from '../../ports/presence.ts'

/** Degrees, as the landmarks of a face give them: they say less than a protractor would (docs/decisions/0054-the-own-face.md). */
const [mostAhead, leastTurn] = [12, 8]

/** True when somebody looks ahead first, and then has turned the head to the side that was asked for. */
export const hasTurned = ({ from, to }: Pick<HeadTurn, 'from' | 'to'>, side: HeadSide) =>
  Math.abs(from) <= mostAhead && (side === 'left' ? to - from : from - to) >= leastTurn
