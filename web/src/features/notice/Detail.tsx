import { Notice as Box } from '@palaestra/ui'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/notice'
import { useRequest } from '../../api/useRequest.ts'
import styles from './notice.module.css'
import { open } from './notices.ts'
import { noteRead } from './read.ts'
import { Told } from './Told.tsx'

/** Reads a notice, which counts as read from then on. */
export const useOpening = (pushId: string | undefined) =>
  useRequest(pushId, async () => {
    const notice = await open(pushId ?? '')
    noteRead(notice.pushId)
    return notice
  })

interface Props {
  pushId: string
  onBack: () => void
}

/** One notice within the popup, with the way back to the others (N04). */
export function Detail({ pushId, onBack }: Props) {
  const { data, error } = useOpening(pushId)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined || error !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is read from its beginning
  useEffect(() => heading.current?.focus(), [isThere])

  return (
    <div className={styles.detail} aria-busy={!isThere}>
      <button type="button" className={styles.back} onClick={onBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
        {texts.back}
      </button>
      {data && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {data.title}
          </h3>
          <Told notice={data} />
        </>
      )}
      {error && (
        <Box kind="danger">
          <p>{error.message}</p>
        </Box>
      )}
    </div>
  )
}
