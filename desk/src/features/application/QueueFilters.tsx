import { applicationStates } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useRef } from 'react'
import * as texts from '#texts/application'
import list from '../../frame/list.module.css'
import { useKeys } from '../../frame/useKeys.ts'
import type { QueueAddress } from '../../routes.ts'
import styles from './queue.module.css'

interface Props {
  state: NonNullable<QueueAddress['state']>
  search: string
  /** An empty text shows all again. */
  onSearch: (text: string) => void
}

const states = [...applicationStates, 'all'] as const

/** The state stands in the address, so that a view can be kept and gone back to; what is searched for never does. */
export function QueueFilters({ state, search, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.select() })

  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }

  return (
    <div className={list.filters}>
      <nav className={list.choices} aria-label={texts.stateFilter}>
        {states.map((one) => (
          <Link
            key={one}
            to="/"
            search={{ state: one }}
            activeOptions={{ exact: true }}
            aria-current={one === state ? 'true' : undefined}
          >
            {texts.states[one]}
          </Link>
        ))}
      </nav>
      <search>
        <form className={styles.search} onSubmit={find}>
          <label htmlFor="search">{texts.search}</label>
          <input
            ref={field}
            id="search"
            type="search"
            maxLength={80}
            autoComplete="off"
            aria-describedby="search-hint"
            defaultValue={search}
          />
          <Button kind="quiet" type="submit">
            {texts.find}
          </Button>
          <p id="search-hint" className={styles.hint}>
            {texts.searchHint}
          </p>
        </form>
      </search>
    </div>
  )
}
