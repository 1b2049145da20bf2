import { useState } from 'react'
import * as texts from '#texts/registration'
import { loading } from '#texts/site'
import { fetchPage } from '../../../api/page.ts'
import { useRequest } from '../../../api/useRequest.ts'
import { Content } from '../../../frame/Content.tsx'
import styles from '../registration.module.css'

/** The steps of the registration in the words of the authority (X09): fetched when one wants to read them. */
export function StepsAhead() {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles.stepsAhead} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{texts.stepsAhead}</summary>
      {wasOpened && <Steps />}
    </details>
  )
}

const key = 'register-steps'

function Steps() {
  const { data, error } = useRequest(key, () => fetchPage(key))
  if (error) return <p role="alert">{error.message}</p>
  return data ? <Content blocks={data.blocks} /> : <p role="status">{loading}</p>
}
