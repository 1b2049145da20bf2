import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/letter'
import { LetterRow } from './LetterRow.tsx'
import styles from './letter.module.css'
import { useLetters } from './useLetters.ts'

/** What left the portal for the member by e-mail and text message, and whether it arrived at the way out. */
export function LettersScreen() {
  const { items, keptDays, hasMore, isLoading, failed, load } = useLetters()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.letters}</h1>
      <p>{texts.whatFor(keptDays)}</p>
      <ul className={styles.list} aria-busy={isLoading}>
        {items.map((letter) => (
          <LetterRow key={`${letter.writtenAt} ${letter.channel} ${letter.subject}`} letter={letter} />
        ))}
      </ul>
      <div role="status">
        {failed && (
          <p className={styles.failed}>
            {texts.notRead} <Button onClick={load}>{texts.tryAgain}</Button>
          </p>
        )}
        {!isLoading && !failed && items.length === 0 && <p>{texts.none}</p>}
      </div>
      {hasMore && !failed && (
        <Button kind="quiet" onClick={load}>
          {texts.more}
        </Button>
      )}
      <p>
        <Link to="/online/notice">{texts.toNotices}</Link>
      </p>
    </div>
  )
}
