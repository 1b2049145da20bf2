import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/notice'
import { Detail } from './Detail.tsx'
import { NoticeList } from './NoticeList.tsx'
import styles from './notice.module.css'
import { isAtBottom, useNotices } from './useNotices.ts'

/** The notices below the bell. Whoever opens it begins with the first page (N01). */
export function Popup({ onLeave }: { onLeave: () => void }) {
  const { items, totalCount, isLoading, remain, loadMore } = useNotices()
  const [shown, setShown] = useState<string>()
  const scrolled = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  const isList = shown === undefined

  useEffect(() => {
    const { current } = scrolled
    // Higher than what has come, as on a large screen: there is no bottom that one could scroll to.
    if (isList && !isLoading && current && items.length > 0 && current.scrollHeight <= current.clientHeight) loadMore()
  }, [isList, isLoading, items, loadMore])
  useEffect(() => {
    // Back from one notice, one goes on where one was.
    if (isList) document.getElementById(`notice-${last.current}`)?.focus()
  }, [isList])

  return (
    <>
      {/* Hidden, and not gone: back from one notice, the list stands where it stood. */}
      <div hidden={!isList} className={styles.whole}>
        <h2>{texts.notices}</h2>
        <div
          ref={scrolled}
          className={styles.scrolled}
          aria-busy={isLoading}
          onScroll={({ currentTarget }) => isAtBottom(currentTarget) && loadMore()}
        >
          <NoticeList
            items={items}
            opener={({ pushId }, words) => (
              <button
                type="button"
                id={`notice-${pushId}`}
                className={styles.opener}
                onClick={() => {
                  last.current = pushId
                  setShown(pushId)
                }}
              >
                {words}
              </button>
            )}
          />
          {totalCount === 0 && <p className={styles.none}>{texts.none}</p>}
          {remain && !isLoading && (
            <button type="button" className={styles.more} onClick={loadMore}>
              {texts.more}
            </button>
          )}
        </div>
        <p className={styles.all}>
          <Link to="/online/notice" onClick={onLeave}>
            {texts.all}
          </Link>
        </p>
      </div>
      {!isList && <Detail pushId={shown} onBack={() => setShown(undefined)} />}
    </>
  )
}
