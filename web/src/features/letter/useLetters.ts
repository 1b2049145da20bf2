import { api } from '@palaestra/contract'
import { send } from '../../api/client.ts'
import { usePages } from '../../api/usePages.ts'

const read = (query: { after?: string }) => send(api.letter.mine, { query })

/** The member’s letters, page by page. */
export const useLetters = () => {
  const { page, ...letters } = usePages(read)
  return { ...letters, keptDays: page?.keptDays }
}
