import { api, refusals } from '@palaestra/contract'
import { Button, Refused } from '@palaestra/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { tryAgain } from '#texts/account'
import * as texts from '#texts/account.pass'
import { send } from '../../api/client.ts'
import { forgetCard } from '../../api/keptCard.ts'
import { photo } from '../../api/photo.ts'
import { type Query, useQuery } from '../../api/query.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import type { Member } from './AccountScreen.tsx'
import { drawnCode } from './drawnCode.ts'
import { keepCard } from './kept/keepCard.ts'
import styles from './Pass.module.css'

/** Shown once, before the first code. */
const CardNotice = lazyNamed('CardNotice', () => import('./CardNotice.tsx'))

/** Seconds by which it is renewed before its end: a reader at the gate may take a moment. */
const earlySeconds = 5

const renewedAfter = (seconds: number) => Math.max(5, seconds - earlySeconds)

const fetchCode = async () => {
  const { content, seconds, kept } = await send(api.account.qrCode, {})
  return { ...(await drawnCode(content)), seconds, kept }
}

const code: Query<Awaited<ReturnType<typeof fetchCode>>> = {
  queryKey: ['account', 'qrCode'],
  queryFn: fetchCode,
  gcTime: 0,
  refetchInterval: ({ state: { data } }) => renewedAfter(data?.seconds ?? 60) * 1000,
}

/** Until the next code. By the clock, so that a screen that slept does not count on. Without what only forms need. */
const useSecondsLeft = (code: { seconds: number } | undefined) => {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!code) return
    const end = performance.now() + renewedAfter(code.seconds) * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    count()
    const counting = setInterval(count, 1000)
    return () => clearInterval(counting)
  }, [code])
  return left
}

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
  const { data, error, refetch } = useQuery(code)
  const left = useSecondsLeft(data)
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
      <div className={styles.paper}>
        {isShown && (
          <svg viewBox={`0 0 ${data.size} ${data.size}`} role="img" aria-label={texts.code} shapeRendering="crispEdges">
            <path d={data.path} />
          </svg>
        )}
      </div>
      <div className={styles.life}>
        {isShown && (
          <>
            <progress aria-hidden="true" max={renewedAfter(data.seconds)} value={left} />
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
