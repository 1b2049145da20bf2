import { Notice as Box } from '@palaestra/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as texts from '#texts/notice'
import { useOpening } from './Detail.tsx'
import styles from './notice.module.css'
import { Told } from './Told.tsx'

/** One notice (R18). Its name in the address says nothing of whose it is; without one, all notices are shown. */
export function NoticeScreen() {
  const search: { id?: unknown } = useSearch({ strict: false })
  const id = typeof search.id === 'string' && search.id !== '' ? search.id : undefined
  const { data, error } = useOpening(id)
  const navigate = useNavigate()
  // Not while it is rendered: the prerendered page, which names none, has to be the one that waits for a notice.
  useEffect(() => {
    if (id === undefined) void navigate({ to: '/online/notice', replace: true })
  }, [id, navigate])
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{data?.title ?? texts.notice}</h1>
      <div className={styles.sheet} aria-busy={!data && !error}>
        {data && <Told notice={data} />}
        {error && (
          <Box kind="danger">
            <p>{error.message}</p>
          </Box>
        )}
      </div>
      <p className={styles.backToAll}>
        <Link to="/online/notice">{texts.backToAll}</Link>
      </p>
    </div>
  )
}
