import { beforeEach, expect, test } from 'vitest'
import { keptCard } from './keptCard.ts'
import { session } from './session.ts'

const keepsCard = () => caches.has(keptCard)

beforeEach(async () => {
  session.end()
  session.start('a token')
  await expect.poll(keepsCard).toBe(false)
  await caches.open(keptCard)
  expect(await keepsCard()).toBe(true)
})

test.each([
  ['one logs out', () => session.end()],
  ['somebody else logs in', () => session.start('another token')],
  ['the session was ended elsewhere', () => session.lose('signed_out')],
])('[R24] a kept card goes when %s', async (_, happens) => {
  happens()
  await expect.poll(keepsCard).toBe(false)
})

test('[R24] [X07] without a network the session is lost, and the card stays: it is what one needs then', async () => {
  session.lose('network')
  // A browser does what is asked of its caches in order: what would take it away would have been asked before.
  expect(await keepsCard()).toBe(true)
})
