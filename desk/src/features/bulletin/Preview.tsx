import { locales } from '@palaestra/contract'
import { Button, Dialog } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/bulletin'
import { locale as ownLocale } from '#texts/document'
import type { Body } from './body.ts'
import styles from './bulletin.module.css'
import { Shown } from './Shown.tsx'

interface Props {
  of: Body
  onClose: () => void
}

/** The notice as members will see it, in each language: saved or not. */
export function Preview({ of, onClose }: Props) {
  const [locale, setLocale] = useState(ownLocale)
  return (
    <Dialog title={texts.preview} onClose={onClose}>
      <fieldset className={styles.languages}>
        <legend>{texts.language}</legend>
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {texts.languages[one]}
          </button>
        ))}
      </fieldset>
      <Shown of={of} locale={locale} />
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  )
}
