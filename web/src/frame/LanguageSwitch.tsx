import { type Locale, locales } from '@palaestra/contract'
import type { MouseEvent } from 'react'
import { locale } from '#texts/document'
import * as texts from '#texts/frame'
import { session } from '../api/session.ts'
import { visit } from '../api/visit.ts'
import { inLanguage } from '../routing/address.ts'
import { halfFilled } from '../routing/halfFilled.ts'
import styles from './LanguageSwitch.module.css'

const short = { zh: '繁', pt: 'PT', en: 'EN' } satisfies Record<Locale, string>
/** As they are read out. Each begins with what is seen, for who speaks to the browser (WCAG 2.5.3). */
const names = { zh: '繁體中文', pt: 'PT Português', en: 'EN English' } satisfies Record<Locale, string>
const tags = { zh: 'zh-Hant-MO', pt: 'pt-PT', en: 'en' } satisfies Record<Locale, string>

/** The same page in another language. Worked out on the click: a prerendered link would not know the query. */
const change = async (event: MouseEvent, to: Locale) => {
  event.preventDefault()
  await halfFilled.save()
  visit.setLanguage(to)
  session.setLanguage(to)
  const address = inLanguage(new URL(location.href), to)
  if (address.href === location.href) location.reload()
  else location.assign(address)
}

export function LanguageSwitch() {
  return (
    <nav className={styles.languages} aria-label={texts.language}>
      {locales.map((one) => (
        <a
          key={one}
          href={`/ams/login?_locale=${one}`}
          lang={tags[one]}
          hrefLang={tags[one]}
          aria-label={names[one]}
          aria-current={one === locale ? 'true' : undefined}
          onClick={(event) => void change(event, one)}
        >
          {short[one]}
        </a>
      ))}
    </nav>
  )
}
