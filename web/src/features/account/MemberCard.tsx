import { groupedMemberNumber } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { useId, useState } from 'react'
import * as texts from '#texts/account'
import { longDay } from '#texts/day'
import { locale } from '#texts/document'
import type { Member } from './AccountScreen.tsx'
import styles from './MemberCard.module.css'
import { QrCode } from './QrCode.tsx'

const blank = '\u00a0'

/** The Chinese name leads in Chinese, the other one elsewhere; where there are two, both are on the card. */
const namesOf = ({ nameZh, namePt }: Member) => {
  const names = locale === 'zh' ? [nameZh, namePt] : [namePt, nameZh]
  return names.filter((name) => name !== null)
}

const stateOf = ({ suspended, card }: Member) => (suspended ? 'suspended' : card.kind)

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
      <Button kind="quiet" aria-expanded={shown} aria-controls={code} onClick={() => setShown(!shown)}>
        {shown ? texts.hideCode : texts.showCode}
      </Button>
      <div id={code} hidden={!shown}>
        {shown && <QrCode />}
      </div>
    </section>
  )
}
