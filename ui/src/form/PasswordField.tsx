import { useState } from 'react'
import * as texts from '#texts/form'
import { Field, type Named, useControl } from './Field.tsx'
import styles from './form.module.css'

interface Props extends Named {
  /** Tells password managers whether to fill in or to propose one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at, because one cannot correct what one does not see. */
export function PasswordField({ autoComplete, ...named }: Props) {
  const { id, control, complaint } = useControl(named)
  const [shown, setShown] = useState(false)
  return (
    <Field named={named} id={id} complaint={complaint}>
      <div className={styles.joined}>
        <input
          className={styles.input}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
        />
        <button
          type="button"
          className={styles.beside}
          aria-pressed={shown}
          aria-label={texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hide : texts.show}
        </button>
      </div>
    </Field>
  )
}
