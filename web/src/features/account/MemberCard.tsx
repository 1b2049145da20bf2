import { groupedMemberNumber } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { lazy, Suspense, useId, useState } from 'react'
import * as texts from '#texts/account'
import { longDay } from '#texts/day'
import { locale } from '#texts/document'
import type { Member } from './AccountScreen.tsx'
import styles from './MemberCard.module.css'
import { QrCode } from './QrCode.tsx'

/** Few have it. */
const Entitled = lazy(async () => ({ default: (await import('../../form/Entitled.tsx')).Entitled }))

const blank = '\u00a0'

/** The Chinese name leads in Chinese, the other one elsewhere; where there are two, both are on the card. */
const namesOf = ({ nameZh, namePt }: Member) => {
  const names = locale === 'zh' ? [nameZh, namePt] : [namePt, nameZh]
  return names.filter((name) => name !== null)
}

const stateOf = ({ card: { kind, closed } }: Member) => {
  if (closed === null) return kind
  return closed === 'card_expired' ? 'expired' : 'suspended'
}

/** The membership card: the same size before and after it is known, and with the code shown as tall as it needs. */
export function MemberCard({ member }: { member: Member | undefined }) {
  const [shown, setShown] = useState(false)
  const code = useId()
  const [first, second] = member ? namesOf(member) : []
  const state = member && stateOf(member)

  return (
    <section className={styles.card} aria-label={texts.card} aria-busy={!member} data-state={state}>
      <header className={styles.top}>
        <p className={styles.kind}>{texts.card}</p>
        <p className={styles.state}>{state ? texts.states[state] : blank}</p>
      </header>
      <div>
        <p className={styles.name}>{first ?? blank}</p>
        <p className={styles.second} lang={locale === 'zh' ? 'pt' : 'zh-Hant-MO'}>
          {second ?? blank}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.memberNumber}</dt>
          <dd className={styles.number}>{member ? groupedMemberNumber(member.memberNumber) : blank}</dd>
        </div>
        <div>
          <dt>{texts.validUntil}</dt>
          <dd>{member ? <time dateTime={member.card.validUntil}>{longDay(member.card.validUntil)}</time> : blank}</dd>
        </div>
      </dl>
      {member?.card.permanentFrom && (
        <p className={styles.swap}>{texts.swapFrom(longDay(member.card.permanentFrom))}</p>
      )}
      {member?.card.closed ? (
        <Suspense fallback={null}>
          <Entitled to="qr_code">{null}</Entitled>
        </Suspense>
      ) : (
        <>
          <Button kind="quiet" aria-expanded={shown} aria-controls={code} onClick={() => setShown(!shown)}>
            {shown ? texts.hideCode : texts.showCode}
          </Button>
          <div id={code} hidden={!shown}>
            {shown && <QrCode />}
          </div>
        </>
      )}
    </section>
  )
}
