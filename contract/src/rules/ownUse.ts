/** Days that an own use of the authority lasts at most, from its first to its last: a season, and no more than a year. */
export const longestOwnUseDays = 366

/** Characters of its name: it has to fit into an hour of the grid. */
export const longestOwnUseName = 60

/** The minute of a day that is written hh:mm; 24:00 is its end. */
export const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** How an own use stands on a day: to come, under way, over by its last day, or given back. */
export const ownUseStates = ['coming', 'running', 'over', 'given_back'] as const
export type OwnUseState = (typeof ownUseStates)[number]

interface Reserved {
  fromDay: string
  untilDay: string
  endedAt: Date | null
}

export const ownUseStateOf = ({ fromDay, untilDay, endedAt }: Reserved, today: string): OwnUseState => {
  if (endedAt !== null) return 'given_back'
  if (untilDay < today) return 'over'
  return fromDay > today ? 'coming' : 'running'
}
