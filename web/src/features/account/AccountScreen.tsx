import type { api, Reply } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Suspense, useEffect, useState } from 'react'
import * as texts from '#texts/account'
import { longDay } from '#texts/day'
import { greeting } from '#texts/frame'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useName } from '../../frame/useStored.ts'
import styles from './AccountScreen.module.css'
import { holdsUntil, namesOf } from './face.ts'
import { MemberCard } from './MemberCard.tsx'

export type Member = Reply<typeof api.account.info>

/** Only minors have it. */
const OnlinePayment = lazyNamed('OnlinePayment', () => import('./OnlinePayment.tsx'))
/** Fetched beside the answer: until that is there nothing of it is shown. */
const fetchRest = () => import('./Rest.tsx')
const Rest = lazyNamed('Rest', fetchRest)

/** Milliseconds after which the ways on are shown without the member: who has lost a card cannot wait. */
const patience = 3000

/** True once that time has passed. */
const useImpatience = () => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setOver, patience, true)
    return () => clearTimeout(timer)
  }, [])
  return isOver
}

/** Stands in the place of what comes with the member: what waits comes first, and must push nothing. */
const Kept = () => <div className={styles.kept} />

export function AccountScreen() {
  const { data: member, error, refetch } = useQuery(memberInfo)
  const stored = useName()
  const isLate = useImpatience()
  useEffect(() => void fetchRest().catch(() => undefined), [])
  const [name = stored] = member ? namesOf(member) : []

  return (
    <>
      <h1 tabIndex={-1}>{name ? greeting(name) : texts.account}</h1>
      <p className={styles.until}>{member ? holdsUntil(member, longDay(member.card.validUntil)) : '\u00a0'}</p>
      <p role="status" className={styles.status}>
        {/* A failure to read the account leads nowhere else (A08): one can try again here. */}
        {error && (
          <>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </>
        )}
      </p>
      <div className={styles.columns}>
        <div className={styles.side}>
          <MemberCard member={member} />
        </div>
        {member || error || isLate ? (
          <Suspense fallback={<Kept />}>
            <Rest member={member} payment={member?.onlinePayment && <OnlinePayment payment={member.onlinePayment} />} />
          </Suspense>
        ) : (
          <Kept />
        )}
      </div>
    </>
  )
}
