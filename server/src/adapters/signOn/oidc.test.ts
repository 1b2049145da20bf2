import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aBrowser } from '../../testing/browser.ts'
import { acceptTerms } from '../../testing/government.ts'
import { portalWith } from '../../testing/issuer.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const [linked, otherPerson] = [0, 144]
const own = { id_type: 'resident', id_number: '12345678', birthdate: '1990-03-15' }

test.each<[string, Record<string, unknown>, number]>([
  ['all of it right', own, linked],
  ['a day of birth that is none', { ...own, birthdate: '1990-02-30' }, linked],
  ['a year of birth alone', { ...own, birthdate: '1990' }, linked],
  ['a kind of document that we do not know', { ...own, id_type: 'passport' }, linked],
  ['another kind of document that we know', { ...own, id_type: 'permit' }, otherPerson],
  ['another day of birth', { ...own, birthdate: '1990-03-14' }, otherPerson],
  ['an ID number of nine digits', { ...own, id_number: '123456789' }, otherPerson],
])('of an issuer that says %s, what means nothing here counts as not said', async (_, userinfo, code) => {
  const there = await portalWith(portal.deps, { userinfo })
  onTestFinished(there.close)
  const member = await portal.memberAs('adult')
  await acceptTerms(member)
  const browser = aBrowser(there.app)
  const { data } = await browser.post('/account/sign_on', {}, member.headers)
  await browser.go(`${portal.deps.origin}/api/oauth/callback?${there.agree(data.address)}`)

  expect(await browser.post('/account/bind_gov', {}, member.headers)).toMatchObject({ code })
})
