import { Button } from '@palaestra/ui'
import { Link, useSearch } from '@tanstack/react-router'
import { shortMoment } from '#texts/day'
import * as texts from '#texts/payment'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { useInBrowser } from '../../frame/useStored.ts'
import { OneOrder } from './OneOrder.tsx'
import { OneReceipt } from './OneReceipt.tsx'
import styles from './payment.module.css'
import { useOrders } from './useOrders.ts'

/**
 * The member’s payments; or the one that the address names, or its receipt. What is prerendered knows no search: it is a
 * title, and nothing that would turn into something else.
 */
export function PaymentsScreen() {
  const { reference, receipt }: { reference?: unknown; receipt?: unknown } = useSearch({ strict: false })
  const inBrowser = useInBrowser()
  if (!inBrowser)
    return (
      <div className={styles.page} aria-busy="true">
        <h1 tabIndex={-1}>{texts.orders}</h1>
      </div>
    )
  if (typeof reference !== 'string') return <AllOrders />
  return receipt === undefined ? <OneOrder reference={reference} /> : <OneReceipt reference={reference} />
}

/** What one has ordered and paid, the newest first. */
const AllOrders = () => {
  const { items, hasMore, isLoading, failed, load } = useOrders()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.orders}</h1>
      <ul className={styles.orders} aria-busy={isLoading}>
        {items.map(({ reference, said, state, amount, refunded, createdAt }) => (
          <li key={reference}>
            <Link to="/payment/orders" search={{ reference }}>
              {said.join(' · ')}
            </Link>
            <span className={styles.about}>
              <span>{texts.amountWritten(amount)}</span>
              <span data-state={state}>{texts.states[state]}</span>
              {refunded > 0 && <span>{texts.paidBack(texts.amountWritten(refunded))}</span>}
              <span>{shortMoment(createdAt)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        {failed && (
          <p>
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
      <BackToAccount />
    </div>
  )
}
