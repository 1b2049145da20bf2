import { applicationStates } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef } from 'react'
import * as texts from '#texts/application'
import list from '../../frame/list.module.css'
import { useKeys } from '../../frame/useKeys.ts'
import type { QueueAddress } from '../../routes.ts'
import styles from './queue.module.css'

interface Props {
  state: NonNullable<QueueAddress['state']>
  search: string | undefined
}

const states = [...applicationStates, 'all'] as const

/** State and search stand in the address, so that a view can be kept, shared and gone back to. */
export function QueueFilters({ state, search = '' }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useKeys({ '/': () => field.current?.select() })

  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value.trim()
    void navigate({ to: '/', search: { state, ...(text && { search: text }) } })
  }

  return (
    <div className={list.filters}>
      <nav className={list.choices} aria-label={texts.stateFilter}>
        {states.map((one) => (
          <Link
            key={one}
            to="/"
            search={{ state: one, ...(search && { search }) }}
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
          {/* A new search is a new field: what the address says stands in it. */}
          <input key={search} ref={field} id="search" type="search" maxLength={80} defaultValue={search} />
          <Button kind="quiet" type="submit">
            {texts.find}
          </Button>
        </form>
      </search>
    </div>
  )
}
