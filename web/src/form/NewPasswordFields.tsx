import { newPasswordTwice } from '@palaestra/contract'
import { PasswordField, wrongIn } from '@palaestra/ui'
import { type InputEvent, useState } from 'react'
import * as texts from '#texts/form'
import styles from './NewPasswordFields.module.css'

interface Props {
  label: string
  /** The owner of the password, where known. */
  username?: string | undefined
}

/** A new password and once more the same, with the contract’s own rules looked at while one types. */
export function NewPasswordFields({ label, username }: Props) {
  const [typed, setTyped] = useState({ password: '', passwordRepeat: '' })
  const wrong = wrongIn(newPasswordTwice, typed)
  const rules = [
    { rule: texts.passwordLongEnough, met: !wrong['password'] },
    { rule: texts.passwordsSame, met: typed.passwordRepeat !== '' && !wrong['passwordRepeat'] },
  ]
  const read = ({ target }: InputEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) setTyped({ ...typed, [target.name]: target.value })
  }

  return (
    <div className={styles.fields} onInput={read}>
      {/* For password managers only, which learn whose password this is: it has no name and is not sent. */}
      {username && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      <PasswordField name="password" label={label} hint={texts.passwordHint} autoComplete="new-password" />
      <PasswordField name="passwordRepeat" label={texts.repeatPassword} autoComplete="new-password" />
      <ul className={styles.rules}>
        {rules.map(({ rule, met }) => (
          <li key={rule} data-met={met || undefined}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={met ? 'm4 10.5 4 4 8-9' : 'M10 10h.01'} />
            </svg>
            {rule}
            <span role="status" className="unseen">
              {met ? texts.met : texts.unmet}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
