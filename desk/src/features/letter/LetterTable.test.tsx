import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { flagged, toneOf } from '../../testing/tones.ts'

afterEach(closeDesk)

test.each([
  ['standing', '送出前會員暫停使用', 'warn'],
  ['over', '已恢復使用', 'info'],
])('that somebody’s card hangs on a letter is a warning, that it did is not: %s', async (hold, words, colour) => {
  const letter = {
    ...{ id: crypto.randomUUID(), channel: 'email', kind: 'card', toHint: 'a•••@example.mo', tries: 1, hold },
    ...{ writtenAt: '2026-03-02T02:00:00.000Z', nextTryAt: '2026-03-02T02:05:00.000Z', endedAt: null },
    ...{ reason: 'unreachable', again: false },
  }
  const away = [{ channel: 'email', since: '2026-03-02T02:00:00.000Z', reason: 'unreachable' }]
  await openDesk('/letters', {
    'GET /api/desk/letters': () => ({ items: [letter], next: null, waiting: 1, ended: 0, away }),
  })
  await expect.element(page.getByText('a•••@example.mo')).toBeVisible()

  expect(flagged(words).map(toneOf)).toEqual([colourOf(`--${colour}`)])
  await expect.element(page.getByText(/^技術人員已收到警報/)).toBeVisible()
})
