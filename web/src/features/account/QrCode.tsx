import { refusals } from '@palaestra/contract'
import { Button, Refused } from '@palaestra/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { tryAgain } from '#texts/account'
import * as texts from '#texts/account.pass'
import { forgetCard } from '../../api/keptCard.ts'
import { photo } from '../../api/photo.ts'
import { useQuery } from '../../api/query.ts'
import { CodePicture } from '../../form/CodePicture.tsx'
import { useCardCode } from '../../form/cardCode.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import type { Member } from './AccountScreen.tsx'
import { keepCard } from './kept/keepCard.ts'
import styles from './Pass.module.css'

/** Shown once, before the first code. */
const CardNotice = lazyNamed('CardNotice', () => import('./CardNotice.tsx'))

/** What is shown here is kept for when this device has no network; what is refused is kept no longer. */
const useKeeping = (member: Member, kept: string | undefined, error: Error | null) => {
  const { data: address } = useQuery(photo(member.photo))
  useEffect(() => {
    if (error instanceof Refused) forgetCard()
    else if (kept) void keepCard({ member, photo: address, kept })
  }, [member, address, kept, error])
}

const asksForNotice = (error: Error | null) => error instanceof Refused && error.code === refusals.card_notice_open

/** The code that the gate reads. It lasts a minute, so that a picture of it opens nothing later; a new one comes by itself. */
export function QrCode({ member }: { member: Member }) {
  const { data, error, refetch, left, of } = useCardCode()
  useKeeping(member, data?.kept, error)
  const root = useRef<HTMLDivElement>(null)
  // Until it is accepted, whatever is asked anew meanwhile: nobody’s reading is interrupted.
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  if (!isNoticeOpen && asksForNotice(error)) setNoticeOpen(true)
  const isShown = data && !error

  const showCode = async () => {
    await refetch()
    // The button that was pressed goes away.
    root.current?.focus()
    setNoticeOpen(false)
  }

  if (isNoticeOpen)
    return (
      <div ref={root} tabIndex={-1}>
        <Suspense fallback={<div className={styles.paper} />}>
          <CardNotice onAccepted={showCode} />
        </Suspense>
      </div>
    )
  return (
    <div className={styles.code} ref={root} tabIndex={-1}>
      <div className={styles.paper}>{isShown && <CodePicture {...data} />}</div>
      <div className={styles.life}>
        {isShown && (
          <>
            <progress aria-hidden="true" max={of} value={left} />
            <p>{texts.codeRenewed(left)}</p>
          </>
        )}
        <div role="status">
          {error ? (
            <>
              <p>{error instanceof Refused ? error.message : texts.codeNotRead}</p>
              <Button onClick={() => void refetch()}>{tryAgain}</Button>
            </>
          ) : (
            !data && <p>{texts.codeComing}</p>
          )}
        </div>
      </div>
    </div>
  )
}
