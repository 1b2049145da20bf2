import { beforeEach, expect, test } from 'vitest'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { box, clock } = portal
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const day = 86_400_000
const send = (key: string, body = key) => box.mail.send({ key, to: 'ana@example.mo', subject: 'Hello', body })
const bodies = async (to?: string) => (await box.letters(to)).map(({ body }) => body)

test('a letter that is sent again is kept once, as it was', async () => {
  await send('k1', 'first')
  await send('k1', 'second')

  expect(await bodies()).toEqual(['first'])
})

test('what was sent is kept for ninety days', async () => {
  await send('old')
  clock.forward(90 * day - 1000)
  await send('new')
  expect(await bodies()).toEqual(['new', 'old'])

  clock.forward(2000)
  await send('newer')
  expect(await bodies()).toEqual(['newer', 'new'])
})

test('of many letters the newest two hundred are shown', async () => {
  for (let place = 0; place < 201; place += 1) {
    clock.forward(1000)
    await send(String(place))
  }
  const shown = await bodies('ana@example.mo')

  expect(shown).toHaveLength(200)
  expect([shown[0], shown.at(-1)]).toEqual(['200', '1'])
})
