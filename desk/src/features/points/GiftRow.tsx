import { locales } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/points'
import { dayWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import type { Gift } from './gift.ts'
import styles from './points.module.css'

const langOf = { zh: 'zh-Hant', pt: 'pt', en: 'en' } as const
const kindOf = { offered: 'success', coming: 'info', hidden: 'warning', over: 'warning', gone: 'warning' } as const

/** A gift in three languages, with what members find of it today. */
export function GiftRow({ gift, onChange }: { gift: Gift; onChange: () => void }) {
  const { name, price, stock, left, state, fromDay, untilDay } = gift
  const days = texts.giftDays(fromDay && dayWritten(fromDay), untilDay && dayWritten(untilDay))
  return (
    <li className={styles.gift}>
      <p className={styles.names}>
        {locales.map((locale) => (
          <span key={locale} lang={langOf[locale]}>
            {name[locale]}
          </span>
        ))}
      </p>
      <p className={styles.facts}>
        <Flag kind={kindOf[state]}>{texts.giftStates[state]}</Flag>
        <span>{texts.price(price)}</span>
        <span>{texts.piecesLeft(left, stock)}</span>
        {days && <span>{days}</span>}
      </p>
      <Button kind="quiet" onClick={onChange} aria-label={texts.changeGiftNamed(texts.nameOf(name))}>
        {texts.changeGift}
      </Button>
    </li>
  )
}
