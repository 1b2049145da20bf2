import { EmptyDrawing } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/notice'
import { PathLink } from '../../frame/PathLink.tsx'
import { NoticeList } from './NoticeList.tsx'
import styles from './notice.module.css'
import { isAtBottom, useNotices } from './useNotices.ts'

/** All notices of the member (R17). */
export function NoticesScreen() {
  const { items, totalCount, isLoading, remain, loadMore } = useNotices()
  useEffect(() => {
    const onScroll = () => isAtBottom(document.documentElement) && loadMore()
    document.addEventListener('scroll', onScroll)
    return () => document.removeEventListener('scroll', onScroll)
  }, [loadMore])

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.notices}</h1>
      <p>{texts.noticesWhat}</p>
      <p className={styles.backToAll}>
        <Link to="/online/account/notices">{texts.choose}</Link>
      </p>
      <div className={styles.place} aria-busy={isLoading}>
        <NoticeList
          items={items}
          opener={({ pushId }, words) => (
            <PathLink uri={`/online/notice/detail?id=${pushId}`} className={styles.opener ?? ''}>
              {words}
            </PathLink>
          )}
        />
        {totalCount === 0 && (
          <div className={styles.nothing}>
            <EmptyDrawing />
            <p>{texts.none}</p>
          </div>
        )}
        {remain && !isLoading && (
          <button type="button" className={styles.more} onClick={loadMore}>
            {texts.more}
          </button>
        )}
      </div>
      <p className={styles.backToAll}>
        <Link to="/online/account">{texts.toAccount}</Link>
        <Link to="/online/account/letters">{texts.letters}</Link>
      </p>
    </div>
  )
}
