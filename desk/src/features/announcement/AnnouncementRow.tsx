import type { desk, Reply } from '@palaestra/contract'
import { locales } from '@palaestra/contract'
import { useId } from 'react'
import * as texts from '#texts/announcement'
import { dayWritten } from '../../frame/dates.ts'
import { Flag } from '../../frame/Flag.tsx'
import styles from './announcement.module.css'
import { textIn } from './textIn.ts'

export type Announcement = Reply<typeof desk.announcement.list>['items'][number]

const langOf = { zh: 'zh-Hant', pt: 'pt', en: 'en' } as const
const kindOf = { coming: 'info', shown: 'success', over: 'warning' } as const

interface Props {
  announcement: Announcement
  /** Left out where it is over, and for who may not. */
  onEnd: (() => void) | undefined
}

/** An announcement as everybody reads it in their language, where it is shown, and from when to when. */
export function AnnouncementRow({ announcement, onEnd }: Props) {
  const id = useId()
  const { kind, places, fromDay, untilDay, state } = announcement
  return (
    <li className={styles.announcement} data-over={state === 'over' || undefined}>
      <p className={styles.facts}>
        <Flag kind={kindOf[state]}>{texts.states[state]}</Flag>
        <span>{texts.kinds[kind]}</span>
        <span>{texts.days(dayWritten(fromDay), untilDay && dayWritten(untilDay))}</span>
        <span>{texts.where(places.map((place) => texts.places[place]))}</span>
      </p>
      {locales.map((locale) => (
        <p key={locale} id={`${id}-${locale}`} lang={langOf[locale]}>
          {announcement[textIn[locale]]}
        </p>
      ))}
      {onEnd && (
        <p className={styles.acts}>
          <button type="button" aria-describedby={`${id}-zh`} onClick={onEnd}>
            {texts.end}
          </button>
        </p>
      )}
    </li>
  )
}
