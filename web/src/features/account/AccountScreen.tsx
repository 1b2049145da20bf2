import type { api, Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as texts from '#texts/account'
import * as titles from '#texts/titles'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { settings } from '../../settings.ts'
import styles from './AccountScreen.module.css'
import { Contact } from './ContactCard.tsx'
import { MemberCard } from './MemberCard.tsx'
import { securityLinks } from './securityLinks.ts'

/** Only minors have it. */
const OnlinePayment = lazy(async () => ({ default: (await import('./OnlinePayment.tsx')).OnlinePayment }))

export type Member = Reply<typeof api.account.info>

export function AccountScreen() {
  const { data: member, error, refetch } = useQuery(memberInfo)

  return (
    <>
      <h1 tabIndex={-1}>{texts.account}</h1>
      <p role="status" className={styles.status}>
        {/* A failure to read the account leads nowhere else (A08): one can try again here. */}
        {error && (
          <>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </>
        )}
      </p>
      <div className={styles.cards}>
        <div className={styles.stack}>
          <MemberCard member={member} />
          <section className={styles.card}>
            <h2>{texts.lostCard}</h2>
            <p>{member?.card.kind === 'temporary' ? texts.lossRuns : texts.lostCardWhat}</p>
            {member && maySwap(member) && (
              <ul className={styles.links}>
                <li>
                  <Link to="/online/account/swap-card">{texts.swapCard}</Link>
                </li>
              </ul>
            )}
            {member?.card.kind !== 'temporary' && (
              <ul className={styles.links}>
                <li>
                  <Link to="/online/account/report-loss">{texts.reportLoss}</Link>
                </li>
              </ul>
            )}
          </section>
        </div>
        <div className={styles.stack}>
          {member?.onlinePayment && (
            <section className={styles.card}>
              <h2>{texts.onlinePayment}</h2>
              <Suspense fallback={null}>
                <OnlinePayment payment={member.onlinePayment} />
              </Suspense>
            </section>
          )}
          {member?.isGuardian && (
            <section className={styles.card}>
              <h2>{texts.children}</h2>
              <p>{texts.childrenWhat}</p>
              <ul className={styles.links}>
                <li>
                  <Link to="/online/account/children">{texts.childrenPayment}</Link>
                </li>
              </ul>
            </section>
          )}
          <Contact member={member} />
          <div className="signOn">
            <section className={styles.card}>
              <h2>{texts.government}</h2>
              <p>{texts.governmentWhat}</p>
              <ul className={styles.links}>
                <li>
                  <Link to="/online/account/bind">{texts.linkGovernment}</Link>
                </li>
              </ul>
            </section>
          </div>
          <section className={styles.card}>
            <h2>{texts.security}</h2>
            <p>{texts.securityWhat}</p>
            <ul className={styles.links}>
              {securityLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.card}>
            <h2>{texts.terms}</h2>
            <ul className={styles.links}>
              <li>
                <Link to="/online/account/services">{titles.services}</Link>
              </li>
              <li>
                <Link to="/readme">{texts.termsOfUse}</Link>
              </li>
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}

const maySwap = ({ card: { permanentFrom } }: Member) => permanentFrom !== null && permanentFrom <= settings.today
