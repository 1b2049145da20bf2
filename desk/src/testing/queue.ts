import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { anApplication, aQueue } from './applications.ts'
import { openDesk } from './openDesk.tsx'

/** Three that wait: one late, one doubled, one corrected. */
export const waiting = aQueue(
  ['A26-AAAAAA', { overdue: true, daysLeft: -3, dueOn: '2026-02-27' }],
  ['A26-BBBBBB', { duplicate: true }],
  ['A26-CCCCCC', { corrected: true }],
)
export const answers = {
  'GET /api/desk/queue': () => waiting,
  'POST /api/desk/queue/find': () => waiting,
  'GET /api/desk/application': ({ reference }: Record<string, unknown>) => anApplication(String(reference)),
}

/** A row of the list by its reference; another link by its words. */
export const link = (name: string) => page.getByRole('link', { name: name.startsWith('A26') ? new RegExp(name) : name })

/** The desk with these three, once they are there. */
export const openQueue = async (address = '/') => {
  const opened = await openDesk(address, answers)
  await expect.element(link('A26-AAAAAA')).toBeVisible()
  return opened
}
