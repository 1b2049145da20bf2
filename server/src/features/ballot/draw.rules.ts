import type { Locale } from '@palaestra/contract'
import type { Draw } from './draw.table.ts'

/** From where the public value of a draw comes, in three languages; null where there is none. */
export const sourceOf = ({ sourceZh: zh, sourcePt: pt, sourceEn: en }: Pick<Draw, `source${'Zh' | 'Pt' | 'En'}`>) =>
  zh === null || pt === null || en === null ? null : ({ zh, pt, en } satisfies Record<Locale, string>)
