import { locales, pageDifferences, type WrittenPage } from '@palaestra/contract'
import { useState } from 'react'
import * as texts from '#texts/content'
import { locale as ownLocale } from '#texts/document'
import styles from './content.module.css'

interface Props {
  before: WrittenPage
  after: WrittenPage
}

/** How two versions differ, line by line, in one language after the other. */
export function Differences({ before, after }: Props) {
  const [locale, setLocale] = useState(ownLocale)
  const differences = pageDifferences(before, after, locale)
  const changed = differences.filter(({ change }) => change !== 'same')
  return (
    <div className={styles.differences}>
      <fieldset className={styles.languages}>
        <legend>{texts.language}</legend>
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {texts.languages[one]}
          </button>
        ))}
      </fieldset>
      {changed.length === 0 ? (
        <p>{texts.noDifferences}</p>
      ) : (
        <ul lang={locale === 'zh' ? 'zh-Hant' : locale}>
          {differences.map(({ change, text, hidden }, place) => {
            const said = hidden ? texts.hiddenLine(text) : text
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
              <li key={place} className={styles.difference} data-change={change}>
                {change === 'same' && said}
                {change === 'added' && (
                  <>
                    <span>{texts.addedLine}</span> <ins>{said}</ins>
                  </>
                )}
                {change === 'removed' && (
                  <>
                    <span>{texts.removedLine}</span> <del>{said}</del>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
