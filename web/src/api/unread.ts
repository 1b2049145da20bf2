import { api, constant, type Reply } from '@palaestra/contract'
import { useEffect, useState } from 'react'
import { send } from './client.ts'
import { type Query, useQuery } from './query.ts'

/** How many notices the member has not opened. */
export const unreadSum: Query<Reply<typeof api.notice.unreadSum>> = {
  queryKey: ['account', 'notices', 'unread'],
  queryFn: () => send(api.notice.unreadSum, {}),
  staleTime: 30_000,
}

/** Not before the page is there and has its data: what is new can wait for what one came for (N06). */
const isTime = () => performance.now() >= constant.noticeCountDelayMilliseconds

/** How many notices are unread; 0 while that is not known, and where it cannot be read, which is not said (N08). */
export const useUnread = () => {
  const [isDue, setDue] = useState(isTime)
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setDue(true), constant.noticeCountDelayMilliseconds - performance.now())
    return () => clearTimeout(timer)
  }, [isDue])
  return useQuery({ ...unreadSum, enabled: isDue }).data?.total ?? 0
}
