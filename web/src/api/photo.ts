import type { Query } from './query.ts'

/**
 * The member’s photo, as an address within this page. It is fetched once and kept: the link is good for a minute, and
 * the card is shown for longer.
 */
export const photo = (link: string | null | undefined): Query<string> => ({
  queryKey: ['account', 'photo'],
  queryFn: async () => {
    const response = await fetch(link ?? '')
    if (!response.ok) throw new Error('The link to the photo has ended')
    return URL.createObjectURL(await response.blob())
  },
  enabled: Boolean(link),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
