import type { Locale, ReasonKind } from '@palaestra/contract'
import { useQuery } from '@tanstack/react-query'
import { reasons } from '../api/queries.ts'

const texts = { zh: 'textZh', pt: 'textPt', en: 'textEn' } as const

/** Reasons to start from, in the language of who reads them, whatever language the desk is in. */
export const useReadyReasons = (kind: ReasonKind, language: Locale) => {
  const { data } = useQuery(reasons)
  return (data?.items ?? [])
    .filter((reason) => reason.kind === kind && !reason.retired)
    .map((reason) => ({ id: reason.id, part: reason.part, text: reason[texts[language]] }))
}
