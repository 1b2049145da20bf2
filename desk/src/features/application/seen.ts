import { createContext, useCallback, useState } from 'react'
import type { Application } from './differences.ts'

/** The pictures of an application, by what they show. */
export type PictureKind = 'idCopy' | 'photo' | 'bureauPhoto' | 'guardianIdCopy' | 'guardianBureauPhoto'

/** What the pictures of a page tell: that one has been on the screen, or is done without. */
export interface Seeing {
  note: (kind: PictureKind) => void
}
export const SeeingContext = createContext<Seeing>({ note: () => {} })

/** Pictures that somebody has to have looked at before they approve. */
const picturesOf = ({ record, guardian }: Application): PictureKind[] => [
  'idCopy',
  'photo',
  ...(record?.photo ? (['bureauPhoto'] as const) : []),
  ...(guardian ? (['guardianIdCopy'] as const) : []),
  ...(guardian?.record?.photo ? (['guardianBureauPhoto'] as const) : []),
]

/** The pictures seen so far on this page, and those still to see. */
export const useSeen = () => {
  const [seen, setSeen] = useState<ReadonlySet<PictureKind>>(new Set())
  const note = useCallback(
    (kind: PictureKind) => setSeen((before) => (before.has(kind) ? before : new Set([...before, kind]))),
    [],
  )
  return { note, unseenOf: (application: Application) => picturesOf(application).filter((kind) => !seen.has(kind)) }
}
