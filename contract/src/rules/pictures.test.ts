import { expect, test } from 'vitest'
import { unseenPictures } from './pictures.ts'

const [copy, photo] = [
  { picture: 'idCopy', version: '1' },
  { picture: 'photo', version: '2' },
] as const

test.each([
  ['nothing was seen', [], ['idCopy', 'photo']],
  ['one was seen', [photo], ['idCopy']],
  ['an older version was seen', [copy, { ...photo, version: '0' }], ['photo']],
  ['it was seen as another picture', [photo, { ...copy, picture: 'guardianIdCopy' }], ['idCopy']],
  ['all were seen', [photo, copy], []],
] as const)('%s', (_, seen, unseen) => {
  expect(unseenPictures([copy, photo], seen)).toEqual(unseen)
})

test('where there is no picture, nothing has to be seen', () => {
  expect(unseenPictures([], [copy])).toEqual([])
})
