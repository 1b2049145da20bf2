import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { anApplication, aQueue } from './applications.ts'
import { openDesk } from './openDesk.tsx'
import { seeThePictures } from './seeThePictures.ts'

export const approval = 'POST /api/desk/application/approve'
export const rejection = 'POST /api/desk/application/reject'

const asAtFirst = (): { changes: Parameters<typeof anApplication>[1]; next: string | null } => ({
  changes: {},
  next: 'A26-BBBBBB',
})
/** How the application that is looked at differs from the usual one, and which waits after a decision. */
export const known = asAtFirst()
export const forget = () => Object.assign(known, asAtFirst())

export const answers = {
  'GET /api/desk/queue': () => aQueue(['A26-BBBBBB']),
  'GET /api/desk/application': ({ reference }: Record<string, unknown>) =>
    anApplication(String(reference), known.changes),
  [approval]: () => ({ state: 'passed', undoSeconds: 0, memberNumber: '100000010', nextReference: known.next }),
  [rejection]: () => ({ state: 'rejected', undoSeconds: 0, memberNumber: null, nextReference: known.next }),
}

export const heading = (reference: string) => page.getByRole('heading', { level: 1, name: new RegExp(reference) })

/** The keys work once the decision is there; the heading is there before. */
export const mayReject = () => expect.element(page.getByRole('button', { name: '不批准', exact: true })).toBeVisible()

/** An application whose pictures have been seen: it can be decided. */
export const openToDecide = async (more: Parameters<typeof openDesk>[1] = {}) => {
  const opened = await openDesk('/application/A26-AAAAAA', { ...answers, ...more })
  await seeThePictures()
  const sent = (call: string) => opened.requests.filter((one) => one.call === call).map(({ given }) => given)
  return { ...opened, sent }
}
