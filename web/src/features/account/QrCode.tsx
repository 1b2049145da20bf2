import { api } from '@palaestra/contract'
import { Button, Refused, useCountdown } from '@palaestra/ui'
import { useEffect, useEffectEvent } from 'react'
import * as texts from '#texts/account'
import { send } from '../../api/client.ts'
import { type Query, useQuery } from '../../api/query.ts'
import styles from './Pass.module.css'

/** Seconds by which it is renewed before its end: a reader at the gate may take a moment. */
const earlySeconds = 5

const renewedAfter = (seconds: number) => Math.max(5, seconds - earlySeconds)

const fetchCode = async () => {
  const [{ content, seconds }, { encode }] = await Promise.all([send(api.account.qrCode, {}), import('uqr')])
  const { data, size } = encode(content, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size, seconds }
}

const code: Query<Awaited<ReturnType<typeof fetchCode>>> = {
  queryKey: ['account', 'qrCode'],
  queryFn: fetchCode,
  gcTime: 0,
  refetchInterval: ({ state: { data } }) => renewedAfter(data?.seconds ?? 60) * 1000,
}

/** The code that the gate reads. It lasts a minute, so that a picture of it opens nothing later; a new one comes by itself. */
export function QrCode() {
  const { data, error, refetch } = useQuery(code)
  const { seconds, of, start } = useCountdown()
  const begin = useEffectEvent((lasts: number) => start(renewedAfter(lasts)))
  useEffect(() => {
    if (data) begin(data.seconds)
  }, [data])
  const isShown = data && !error

  return (
    <div className={styles.code}>
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
            <progress aria-hidden="true" max={of} value={seconds} />
            <p>{texts.codeRenewed(seconds)}</p>
          </>
        )}
        <div role="status">
          {error ? (
            <>
              <p>{error instanceof Refused ? error.message : texts.codeNotRead}</p>
              <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
            </>
          ) : (
            !data && <p>{texts.codeComing}</p>
          )}
        </div>
      </div>
    </div>
  )
}
