import { giftStateOn, isDay, locales, normaliseDay } from '@palaestra/contract'
import type { Written } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import * as texts from '#texts/points'
import { setting } from '../../api/queries.ts'
import { type Gift, giftIn } from './gift.ts'
import styles from './points.module.css'

const langOf = { zh: 'zh-Hant', pt: 'pt', en: 'en' } as const
const dayIn = (text = '') => {
  const day = normaliseDay(text)
  return isDay(day) ? day : null
}

/** What members will find: the name in each language, what it costs, what is left, and whether they see it today. */
export function GiftPreview({ written, base }: { written: Written | undefined; base: Gift | undefined }) {
  const { data } = useQuery(setting)
  const mine = written
    ? giftIn(written, base)
    : base && { ...base, fromDay: base.fromDay ?? '', untilDay: base.untilDay ?? '' }
  if (!mine || !data) return null
  const left = (mine.stock ?? 0) - (base ? base.stock - base.left : 0)
  const days = { fromDay: dayIn(mine.fromDay), untilDay: dayIn(mine.untilDay) }
  const state = giftStateOn(data.today, { offered: mine.offered === true, ...days, left })
  return (
    <section className={styles.preview} aria-label={texts.asMembersSee}>
      <h3>{texts.asMembersSee}</h3>
      <p className={styles.names}>
        {locales.map((locale) => (
          <strong key={locale} lang={langOf[locale]}>
            {mine.name?.[locale] || '—'}
          </strong>
        ))}
      </p>
      <p>
        {Number.isFinite(mine.price) && texts.price(mine.price ?? 0)}
        {left > 0 && ` · ${texts.left(left)}`}
      </p>
      <p>{texts.willBe[state]}</p>
    </section>
  )
}
