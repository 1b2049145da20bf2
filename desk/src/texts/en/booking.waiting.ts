/** When something begins and ends, hh:mm. */
interface Hours {
  from: string
  until: string
}

export const lines = 'Waiting lists'
export const loading = 'Loading the waiting lists…'
export const nobody = 'Nobody waits for an hour of this day.'
export const hour = ({ court, from, until }: Hours & { court: string }) => `${from} to ${until} · ${court}`
export const many = (many: number) => (many === 1 ? '1 waits' : `${many} wait`)
export const unnamed = 'A member'
export const since = (moment: string) => `since ${moment}`
export const rank = (rank: number) => `rank ${rank} in the draw`
export const offered = (moment: string) => `offered until ${moment}`
