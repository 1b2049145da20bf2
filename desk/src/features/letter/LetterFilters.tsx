import { type LetterChannel, type LetterState, letterChannels, letterStates } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/letter'
import list from '../../frame/list.module.css'

interface Props {
  state: LetterState
  channel: LetterChannel | undefined
  counts: Record<LetterState, number> | undefined
}

/** State and channel stand in the address, so that a view can be kept, shared and gone back to. */
export function LetterFilters({ state, channel, counts }: Props) {
  const current = (is: boolean) => (is ? 'true' : undefined)
  return (
    <div className={list.filters}>
      <nav className={list.choices} aria-label={texts.stateFilter}>
        {letterStates.map((one) => (
          <Link
            key={one}
            to="/letters"
            search={{ state: one, ...(channel && { channel }) }}
            activeOptions={{ exact: true }}
            aria-current={current(one === state)}
          >
            {texts.states[one](counts?.[one])}
          </Link>
        ))}
      </nav>
      <nav className={list.choices} aria-label={texts.channelFilter}>
        {([undefined, ...letterChannels] as const).map((one) => (
          <Link
            key={one ?? 'all'}
            to="/letters"
            search={{ state, ...(one && { channel: one }) }}
            activeOptions={{ exact: true }}
            aria-current={current(one === channel)}
          >
            {one ? texts.channels[one] : texts.allChannels}
          </Link>
        ))}
      </nav>
    </div>
  )
}
