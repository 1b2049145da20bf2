import { useNavigate, useSearch } from '@tanstack/react-router'

/** What was chosen, as it stands in the address. Anybody may have written it: what is no text is left out. */
export const useChosen = () => {
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const word = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined)
  const [pool, day] = [word('pool'), word('day')]
  return {
    pool,
    day,
    /** Puts another pool into the address; the day stays. */
    choosePool: (pool: string) =>
      void navigate({ to: '.', search: { pool, day } as never, ...{ replace: true, resetScroll: false } }),
  }
}
