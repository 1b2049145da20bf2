import type { ReactNode } from 'react'
import { opensNewWindow } from '#texts/frame'
import * as texts from '#texts/notice'
import styles from './notice.module.css'
import type { Notice } from './notices.ts'
import { open } from './notices.ts'
import { noteRead, useOpened } from './read.ts'
import { wayOf } from './way.ts'

interface Props {
  items: readonly Notice[]
  /** What opens a notice that is read here: a button or a link around its words. */
  opener: (notice: Notice, words: ReactNode) => ReactNode
}

/** Notices, the newest first. What a guardian is asked leads to where they answer, in a new window (N03). */
export const NoticeList = ({ items, opener }: Props) => {
  const opened = useOpened()
  return (
    <ul className={styles.list}>
      {items.map((notice) => {
        const isRead = notice.isRead || opened.has(notice.pushId)
        return (
          <li key={notice.pushId} data-read={isRead}>
            <Opener notice={notice} words={<Words notice={notice} isRead={isRead} />} opener={opener} />
          </li>
        )
      })}
    </ul>
  )
}

const Opener = ({ notice, words, opener }: { notice: Notice; words: ReactNode; opener: Props['opener'] }) => {
  const way = notice.type === 'parent_agree' ? wayOf(notice.extra) : undefined
  if (way === undefined) return opener(notice, words)
  // Whoever follows it has read it; that it could not be noted holds nobody up.
  const read = () =>
    void open(notice.pushId)
      .then(() => noteRead(notice.pushId))
      .catch(() => undefined)
  return (
    <a className={styles.opener} href={way} target="_blank" rel="noopener noreferrer" onClick={read}>
      {words}
      <span className="unseen">{opensNewWindow}</span>
    </a>
  )
}

const Words = ({ notice: { title, pushAt }, isRead }: { notice: Notice; isRead: boolean }) => (
  <>
    <span className={styles.title}>
      {!isRead && <span className="unseen">{texts.unread} </span>}
      {title}
    </span>
    <time className={styles.time} dateTime={pushAt}>
      {pushAt}
    </time>
  </>
)
