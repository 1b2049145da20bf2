import type { ApplicationPicture } from '@palaestra/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useKeys } from '../../frame/useKeys.ts'
import type { Application } from './differences.ts'
import { Enlarged } from './Enlarged.tsx'
import { EnlargeContext } from './enlargeContext.ts'
import { picturesOf } from './seen.ts'

/** The pictures of an application, one after the other as large as the window: a space begins with the first. */
export function Gallery({ application, children }: { application: Application; children: ReactNode }) {
  const [shown, setShown] = useState<ApplicationPicture>()
  const pictures = picturesOf(application)
  const [first] = pictures
  useKeys({ ...(first && { ' ': () => setShown(first.picture) }) })
  const enlarging = useMemo(() => ({ enlarge: setShown }), [])
  const place = pictures.findIndex(({ picture }) => picture === shown)
  const current = pictures[place]
  const step = (by: 1 | -1) => setShown(pictures[(place + by + pictures.length) % pictures.length]?.picture)

  return (
    <EnlargeContext value={enlarging}>
      {children}
      {current && <Enlarged of={current} onStep={step} onClose={() => setShown(undefined)} />}
    </EnlargeContext>
  )
}
