import { useSearch } from '@tanstack/react-router'

/** What was chosen, as it stands in the address. Anybody may have written it: what is no text is left out. */
export const useChosen = () => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const word = (name: string) => (typeof search[name] === 'string' ? search[name] : undefined)
  return { code: word('code'), kind: word('kind'), area: word('area'), day: word('day') }
}
