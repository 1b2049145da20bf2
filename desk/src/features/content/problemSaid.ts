import type { PageProblem } from '@palaestra/contract'
import * as texts from '#texts/content'

/** What is wrong, for who reads it at the field. */
export const problemSaid = ({ problem, word = '' }: PageProblem) => {
  if (problem === 'word') return texts.unknownWord(word)
  return problem === 'kept' ? texts.keptItem(word) : texts.problems[problem]
}
