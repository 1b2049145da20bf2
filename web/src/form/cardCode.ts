import { api } from '@palaestra/contract'
import { useEffect, useState } from 'react'
import { send } from '../api/client.ts'
import { type Query, useQuery } from '../api/query.ts'
import { drawnCode } from './drawnCode.ts'

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

/** The code of the member’s card, which lasts a minute; a new one comes by itself. `left` of `of` seconds until then. */
export const useCardCode = () => {
  const { data, error, refetch } = useQuery(code)
  return { data, error, refetch, left: useSecondsLeft(data), of: renewedAfter(data?.seconds ?? 0) }
}
