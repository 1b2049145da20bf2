import { type ApplicationPicture, type PictureVersion, unseenPictures } from '@palaestra/contract'
import { createContext, useCallback, useState } from 'react'
import type { Application } from './differences.ts'

/** What the pictures of a page tell: that one has been on the screen, or is done without. */
export interface Seeing {
  note: (picture: PictureVersion) => void
}
export const SeeingContext = createContext<Seeing>({ note: () => {} })

/** The pictures on the page. Each look brings new links, and behind them may be new pictures. */
export const picturesOf = ({ idCopy, photo, record, guardian }: Application): PictureVersion[] =>
  Object.entries({
    photo,
    bureauPhoto: record?.photo,
    idCopy,
    guardianIdCopy: guardian?.idCopy,
    guardianBureauPhoto: guardian?.record?.photo,
  } satisfies Record<ApplicationPicture, string | null | undefined>).flatMap(([picture, link]) =>
    link ? [{ picture: picture as ApplicationPicture, version: link }] : [],
  )

/** The pictures seen so far on this page, and those still to see. The server asks again, by what it has served. */
export const useSeen = () => {
  const [seen, setSeen] = useState<readonly PictureVersion[]>([])
  const note = useCallback((picture: PictureVersion) => setSeen((before) => [...before, picture]), [])
  return { note, unseenOf: (application: Application) => unseenPictures(picturesOf(application), seen) }
}
