import { feature } from '../../feature.ts'
import { memberDesk, memberPictures } from './member.desk.ts'

/** Members at the desk: finding one, their file, holds, and what is done for them at the counter. */
export const member = feature({
  desk: memberDesk,
  addresses: memberPictures,
  purge: {
    memberWords: 'Go with their member.',
    memberWordPairs: 'Go with their member.',
    cardHandovers: 'Go with their member.',
  },
})
