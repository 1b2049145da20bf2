import { expect, test } from 'vitest'
import type { Deps } from './deps.ts'
import { type Due, doDue, portionOf } from './due.ts'

const deps = {} as Deps
/** A part that has so much to do, one thing a portion, and notes it down. */
const part = (done: string[], name: string, many: number): Due => {
  let left = many
  return async () => {
    if (left === 0) return false
    left -= 1
    done.push(name)
    return left > 0
  }
}

test('each part does a portion in its turn, until nothing is left of any', async () => {
  const done: string[] = []
  await doDue([part(done, 'one', 1), part(done, 'three', 3), part(done, 'two', 2)], deps)

  expect(done).toEqual(['one', 'three', 'two', 'three', 'two', 'three'])
})

test('a part that fails keeps no other from its turn, and is told', async () => {
  const done: string[] = []
  const failing: Due = async () => {
    throw new Error('of the first part')
  }

  await expect(portionOf([failing, part(done, 'other', 1)], deps)).rejects.toThrow('of the first part')
  expect(done).toEqual(['other'])
})
