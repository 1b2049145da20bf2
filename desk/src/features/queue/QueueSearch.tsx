import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import * as texts from '#texts/queue'
import { lastView } from '../../case/lastView.ts'
import { Key } from '../../frame/Key.tsx'
import { useKeys } from '../../frame/useKeys.ts'
import styles from './queue.module.css'

interface Props {
  search: string
  /** An empty text shows all again. */
  onSearch: (text: string) => void
}

/** What is searched for never stands in the address. */
export function QueueSearch({ search, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const seek = async () => {
    // On a narrow screen the list is not beside the case.
    if (!field.current?.checkVisibility()) await navigate({ to: '/', search: lastView.address() })
    field.current?.select()
  }
  useKeys({ '/': () => void seek() })

  // Emptied from outside: what was pressed for that is gone, and the focus comes here.
  useEffect(() => {
    if (!field.current || field.current.value.trim() === search) return
    field.current.value = search
    field.current.focus()
  }, [search])

  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }

  return (
    <search>
      <form className={styles.search} onSubmit={find}>
        <input
          ref={field}
          type="search"
          maxLength={80}
          autoComplete="off"
          aria-label={texts.search}
          aria-describedby="search-hint"
          aria-keyshortcuts="/"
          placeholder={texts.searchFor}
          defaultValue={search}
        />
        <span className={styles.slash}>
          <Key name="/" />
        </span>
        <button type="submit" className={styles.find} aria-label={texts.find}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20" />
          </svg>
        </button>
        <p id="search-hint" className={styles.hint}>
          {texts.searchHint}
        </p>
      </form>
    </search>
  )
}
