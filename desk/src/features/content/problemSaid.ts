import type { PageProblem } from '@palaestra/contract'
import * as texts from '#texts/content'

/** What is wrong, for who reads it at the field. */
export const problemSaid = ({ problem, word }: PageProblem) =>
  problem === 'word' ? texts.unknownWord(word ?? '') : texts.problems[problem]
