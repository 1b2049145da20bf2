import { beforeEach, expect, test } from 'vitest'
import { demonstrationPassword as password, people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { aBrowser } from '../../testing/browser.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const [day, { username }] = [86_400_000, people.adult]

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

test.each([
  ['a network', 60, ['device', 'network']],
  ['a browser', 300, ['device']],
])('%s is known for its time from the last login on, not from the first', async (_, days, known) => {
  const phone = aBrowser(portal.app, undefined, '203.0.113.5')
  const logIn = () => phone.post('/security/login_one_pass', { method: 'account', username, password })
  expect(await logIn()).toMatchObject({ code: 0 })
  portal.clock.forward(days * day)
  expect(await logIn()).toMatchObject({ code: 0 })
  portal.clock.forward(Math.min(days, 200) * day)
  await workers(portal.deps)['cleaning.hourly']({})

  const kept = await portal.db.selectFrom('knownPlaces').select('place').orderBy('place').execute()
  expect(kept.map(({ place }) => place.split(' ')[0])).toEqual(known)
})
