import { type Locale, locales } from '@palaestra/contract'
import type { MouseEvent } from 'react'
import { locale } from '#texts/document'
import * as texts from '#texts/frame'
import { inLanguage } from '../routing/address.ts'
import styles from './LanguageSwitch.module.css'

const names = { zh: '中文', pt: 'Português', en: 'English' } satisfies Record<Locale, string>
const tags = { zh: 'zh-Hant-MO', pt: 'pt-PT', en: 'en' } satisfies Record<Locale, string>

/** The same screen in another language. Worked out on the click, when the address is known. */
const change = (event: MouseEvent, to: Locale) => {
  event.preventDefault()
  location.assign(inLanguage(new URL(location.href), to))
}

export function LanguageSwitch() {
  return (
    <nav className={styles.languages} aria-label={texts.language}>
      {locales.map((one) => (
        <a
          key={one}
          href={`/desk/${one}`}
          lang={tags[one]}
          hrefLang={tags[one]}
          aria-current={one === locale ? 'true' : undefined}
          onClick={(event) => change(event, one)}
        >
          {names[one]}
        </a>
      ))}
    </nav>
  )
}
