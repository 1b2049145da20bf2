import { Button, Refused } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/account.pass'
import { tryAgain } from '#texts/form'
import styles from './CardCode.module.css'
import { CodePicture } from './CodePicture.tsx'
import { useCardCode } from './cardCode.ts'

/** The code of the member’s card on a ticket, where it is what lets somebody in. What is in its way is settled at the card. */
export function CardCode() {
  const { data, error, refetch, left } = useCardCode()
  return (
    <div className={styles.code}>
      <div className={styles.paper}>{data && !error && <CodePicture {...data} />}</div>
      {data && !error && <p>{texts.codeRenewed(left)}</p>}
      <div role="status">
        {error instanceof Refused ? (
          <>
            <p>{error.message}</p>
            <p>
              <Link to="/online/account" search={{ pass: '' }}>
                {texts.toCard}
              </Link>
            </p>
          </>
        ) : error ? (
          <>
            <p>{texts.codeNotRead}</p>
            <Button onClick={() => void refetch()}>{tryAgain}</Button>
          </>
        ) : (
          !data && <p>{texts.codeComing}</p>
        )}
      </div>
    </div>
  )
}
