import { queryOptions } from '@tanstack/react-query'

const asDataAddress = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })

/**
 * The link works for a minute and is kept nowhere, but one looks for longer and enlarges: so the picture is fetched
 * once, and held as long as the page shows it.
 */
export const picture = (link: string) =>
  queryOptions({
    queryKey: ['picture', link],
    queryFn: async () => {
      const response = await fetch(link)
      if (!response.ok) throw new Error(String(response.status))
      return asDataAddress(await response.blob())
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
