import { groupedMemberNumber } from '@palaestra/contract'
import { Button, Mark } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { longMoment } from '#texts/day'
import * as texts from '#texts/payment'
import { useQuery } from '../../api/query.ts'
import { settings } from '../../settings.ts'
import { Lines } from './Lines.tsx'
import { NotShown } from './NotShown.tsx'
import styles from './payment.module.css'
import { receipt } from './queries.ts'

/** The receipt of an order, which prints alone. */
export function OneReceipt({ reference }: { reference: string }) {
  const { data, error, refetch } = useQuery(receipt(reference))
  return (
    <div className={styles.page}>
      <article className={styles.receipt} aria-busy={!data && !error}>
        <header>
          <p className={styles.authority}>
            <Mark /> {settings.authority}
          </p>
          <h1 tabIndex={-1}>{texts.receipt}</h1>
        </header>
        {error && !data && <NotShown error={error} retry={refetch} />}
        {data && (
          <>
            <dl>
              <div>
                <dt>{texts.number}</dt>
                <dd>{data.number}</dd>
              </div>
              <div>
                <dt>{texts.paidOn}</dt>
                <dd>{longMoment(data.paidAt)}</dd>
              </div>
              <div>
                <dt>{texts.payer}</dt>
                <dd>{texts.payerNamed(data.payer, groupedMemberNumber(data.memberNumber))}</dd>
              </div>
            </dl>
            <Lines {...data} sum={texts.received} />
            <p className={styles.quiet}>{texts.byComputer}</p>
          </>
        )}
      </article>
      <p className={styles.acts}>
        {data && (
          <Button kind="primary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
        <Link to="/payment/orders">{texts.toOrders}</Link>
      </p>
    </div>
  )
}
