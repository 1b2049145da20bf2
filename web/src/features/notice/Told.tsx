import { opensNewWindow } from '#texts/frame'
import * as texts from '#texts/notice'
import styles from './notice.module.css'
import type { Notice } from './notices.ts'
import { linkOf, wayOf } from './way.ts'

/** What a notice says below its title: when, and in plain words; with the way to answer, where one is asked. */
export const Told = ({ notice: { message, pushAt, extra, link } }: { notice: Notice }) => {
  const way = wayOf(extra)
  const further = linkOf(link)
  return (
    <>
      <time className={styles.time} dateTime={pushAt}>
        {pushAt}
      </time>
      <p className={styles.message}>{message}</p>
      {further !== undefined && (
        <p>
          <a className={styles.way} href={further} target="_blank" rel="noopener noreferrer">
            {texts.readMore}
            <span className="unseen">{opensNewWindow}</span>
          </a>
        </p>
      )}
      {way !== undefined && (
        <p>
          <a className={styles.way} href={way} target="_blank" rel="noopener noreferrer">
            {texts.decide}
            <span className="unseen">{opensNewWindow}</span>
          </a>
        </p>
      )}
    </>
  )
}
