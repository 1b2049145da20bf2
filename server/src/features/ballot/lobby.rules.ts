import { type Delay, putOff } from '@palaestra/contract'
import type { Draw, KeptDelay } from './draw.table.ts'

/** Where an opening was put off, as it is reckoned with. */
export const delaysOf = (kept: readonly KeptDelay[] | null): Delay[] =>
  (kept ?? []).map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))

/** The same as it is published. */
export const delaysSaid = (kept: readonly KeptDelay[]) =>
  delaysOf(kept).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() }))

/** When an opening begins, where it was put off, too. */
export const opensAtOf = ({ turnsFrom, drawsAt, delays }: Pick<Draw, 'turnsFrom' | 'drawsAt' | 'delays'>) =>
  putOff(turnsFrom ?? drawsAt, delaysOf(delays))
