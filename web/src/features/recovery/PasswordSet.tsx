import { buttonClass } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/recovery'
import { session } from '../../api/session.ts'
import { DonePage } from '../../form/DonePage.tsx'

/** A new password logs nobody in and ends every session, the one of this browser too (T-43). */
export function PasswordSet() {
  useEffect(() => {
    if (session.token()) session.end()
  }, [])
  return (
    <DonePage title={texts.passwordSet} said={texts.passwordSetWhat}>
      <p>
        <Link className={buttonClass()} to="/ams/login">
          {texts.logIn}
        </Link>
      </p>
    </DonePage>
  )
}
