import type { Locale } from '@palaestra/contract'
import type { Draw } from './draw.table.ts'

/** Whether the list was closed by the time of the seal that is in force: the order could have been chosen by it. */
export const isSealedKnowing = ({ sealedAt, closedAt }: Pick<Draw, 'sealedAt' | 'closedAt'>) =>
  sealedAt !== null && closedAt !== null && closedAt <= sealedAt

/** From where the public value of a draw comes, in three languages; null where there is none. */
export const sourceOf = ({ sourceZh: zh, sourcePt: pt, sourceEn: en }: Pick<Draw, `source${'Zh' | 'Pt' | 'En'}`>) =>
  zh === null || pt === null || en === null ? null : ({ zh, pt, en } satisfies Record<Locale, string>)
