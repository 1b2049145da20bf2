import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDesk } from './openDesk.tsx'

/** Whoever is at the desk, with these permissions. */
export const me = (...permissions: string[]) => ({
  ...{ name: 'Ieong', roles: [], permissions, factor: false, provedBy: 'password', recoveryCodes: 0 },
})
/** A member as a search finds them. */
export const inList = {
  ...{ memberNumber: '000000018', nameZh: '陳小美', namePt: 'Chan Siu Mei', birthDate: '1990-05-17' },
  ...{ active: true, held: false },
}
/** All that the portal has of them. */
export const file = {
  ...inList,
  ...{ username: 'siumei', surname: 'Chan', firstName: 'Siu Mei', gender: 'female', idType: 'resident' },
  ...{ idNumber: '12345678', documentNumber: null, documentExpiry: null, email: 'siumei@example.mo' },
  ...{ emailConfirmed: true, mobile: '66123456', mobileConfirmed: true, telephone: null, area: 'se' },
  ...{ address: 'Rua do Campo 12', language: 'zh', pickUpPlace: 'tapseac', joinedAt: '2026-01-02T02:00:00.000Z' },
  ...{
    photo: '/api/file/photo',
    idCopy: null,
    holds: [],
    noShows: [],
    consents: [],
    isMinor: false,
    guardians: [],
    companions: [],
    said: [],
    sessions: [],
    letters: [],
    applications: [],
  },
  ...{ noPromotions: false, documentRequests: [] },
  card: { kind: 'permanent', validUntil: '2031-03-02', lostOn: null, handedOutAt: null },
  history: [
    { at: '2026-03-02T02:00:00.000Z', who: 'Lei', act: 'looked', detail: 'file' },
    { at: '2026-03-02T02:10:00.000Z', who: 'Lei', act: 'hold authority', detail: 'Lent the card.' },
  ],
}
/** The file of the member, found and opened by somebody with these permissions. */
export const openFile = async (permissions: string[], more: Parameters<typeof openDesk>[1] = {}) => {
  const desk = await openDesk('/members', {
    'POST /api/desk/me': () => me(...permissions),
    'POST /api/desk/members/find': () => ({ items: [inList], next: null }),
    'POST /api/desk/member': () => file,
    ...more,
  })
  await userEvent.type(page.getByRole('searchbox'), 'siu')
  await userEvent.click(page.getByRole('button', { name: '搜尋', exact: true }))
  await userEvent.click(page.getByRole('button', { name: /陳小美/ }))
  await expect.element(page.getByRole('heading', { level: 2, name: /陳小美/ })).toHaveFocus()
  return desk
}
