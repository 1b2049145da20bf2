import { Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/recovery'
import { session } from '../../api/session.ts'
import styles from './recovery.module.css'

/** Nobody is logged in by a new password, and whoever was is no longer: here neither (T-43). */
export function PasswordSet() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (session.token()) session.end()
    heading.current?.focus()
  }, [])
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.passwordSet}
      </h1>
      <Notice kind="success">
        <p>{texts.passwordSetWhat}</p>
      </Notice>
      <p>
        <Link className={styles.action ?? ''} to="/ams/login">
          {texts.logIn}
        </Link>
      </p>
    </div>
  )
}
