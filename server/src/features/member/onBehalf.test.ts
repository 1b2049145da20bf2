import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { aClerk, again } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { portuguese } = people
const reason = 'Came in with passport and card.'
let desk: Awaited<ReturnType<typeof aClerk>>
let memberNumber: string
let onFile: object

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  desk = await aClerk(portal, ['counter'])
  const found = portal.db.selectFrom('members').selectAll().where('username', '=', portuguese.username)
  const member = await found.executeTakeFirstOrThrow()
  memberNumber = member.memberNumber
  const { telephone, area, address, language, pickUpPlace, noPromotions } = member
  onFile = { telephone: telephone ?? '', area, address, language, pickUpPlace, noPromotions }
})

const act = (path: string, more: object = {}) => desk.post(`/desk/member/${path}`, { memberNumber, reason, ...more })
const file = async () => (await desk.post('/desk/member', { memberNumber })).data
const wordsTo = async (to: string) => {
  await portal.doJobs()
  return (await portal.letters(to)).map(({ body }: { body: string | null }) => body ?? '').join('\n')
}
type Entry = { act: string; detail: string | null }
const acts = async () =>
  (await file()).history.filter(({ act }: Entry) => act !== 'looked').map(({ act, detail }: Entry) => ({ act, detail }))

describe('what needs no review', () => {
  test('is changed for a member, who is told which of it at every contact, and to what nowhere', async () => {
    const changed = { ...onFile, address: 'Rua do Campo, 99', noPromotions: true }
    expect(await act('change_personal', changed)).toEqual({ code: 0, data: {} })

    expect(await file()).toMatchObject({ ...changed, telephone: null })
    expect(await acts()).toEqual([{ act: 'personal_changed', detail: reason }])
    for (const to of [portuguese.email, portuguese.mobile]) {
      const words = await wordsTo(to)
      expect(words, to).toContain('alterados ao balcão: morada, SMS promocionais.')
      expect(words, to).not.toContain('Rua do Campo')
    }
  })

  test('is told in the language that is chosen', async () => {
    await act('change_personal', { ...onFile, language: 'en' })
    expect(await wordsTo(portuguese.email)).toContain('changed at our counter: language of messages.')
  })

  test.each([
    ['that is nothing', {}, refusals.nothing_changed, undefined],
    ['in an area that is on no list', { area: 'atlantis' }, refusals.invalid_input, 'area'],
    ['at a place that is on no list', { pickUpPlace: 'atlantis' }, refusals.invalid_input, 'pickUpPlace'],
    ['without a reason', { address: 'Rua do Campo, 99', reason: ' x ' }, refusals.invalid_input, 'reason'],
  ])('a change %s is refused', async (_, more, code, field) => {
    const answer = await act('change_personal', { ...onFile, ...more })
    expect(answer.code).toBe(code)
    if (field) expect(Object.keys(answer.errors ?? {})).toEqual([field])
    expect(await acts()).toEqual([])
    expect(await file()).toMatchObject({ ...onFile, telephone: null })
  })
})

describe('a lost card', () => {
  const circumstances = 'Left on the bus, line 26A.'

  test('is reported by the member at the counter: no session stays, and every contact is told by whom', async () => {
    const member = await portal.memberAs('portuguese')
    const given = { circumstances, papersSeen: true }
    expect(await act('report_loss', { ...given, papersSeen: false })).toMatchObject({ code: refusals.invalid_input })
    expect(await act('report_loss', given)).toEqual({ code: 0, data: { permanentCardFrom: '2026-03-22' } })

    expect(await member.post('/account/info')).toMatchObject({ code: refusals.signed_out })
    expect((await file()).card).toMatchObject({ kind: 'temporary', lostOn: '2026-03-02' })
    expect(await acts()).toEqual([{ act: 'loss_reported', detail: reason }])
    expect(await wordsTo(portuguese.email)).toContain('Nome: Ana Sousa')
    for (const to of [portuguese.email, portuguese.mobile])
      expect(await wordsTo(to), to).toContain('A perda do seu cartão de sócio foi participada ao balcão.')
    expect(await act('report_loss', given)).toMatchObject({ code: refusals.loss_already_reported })
  })

  test('is no way around what closes a report', async () => {
    await portal.db
      .updateTable('members')
      .set({ mobileConfirmed: false })
      .where('memberNumber', '=', memberNumber)
      .execute()
    expect(await act('report_loss', { circumstances, papersSeen: true })).toMatchObject({
      code: refusals.mobile_unconfirmed,
    })
    expect(await acts()).toEqual([])
  })

  test('is followed by a permanent card from the twentieth day, once, also when two clerks swap it at once', async () => {
    await act('report_loss', { circumstances, papersSeen: true })
    await portal.doJobs()
    portal.clock.set(new Date('2026-03-21T10:00:00+08:00'))
    desk = await again(portal)
    expect(await act('swap_card')).toMatchObject({ code: refusals.card_not_yet })

    portal.clock.set(new Date('2026-03-22T10:00:00+08:00'))
    desk = await again(portal)
    const answers = await Promise.all([act('swap_card'), act('swap_card')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, refusals.card_not_temporary])
    expect((await file()).card).toMatchObject({ kind: 'permanent', lostOn: null, handedOutAt: null })
    expect((await acts())[0]).toEqual({ act: 'card_swapped', detail: reason })
    expect(await wordsTo(portuguese.email)).toContain('trocado ao balcão')
  })
})

test('the file shows what a member was asked for, and what became of it', async () => {
  const reviewer = await aClerk(portal, ['reviewer'], { username: 'lam', name: 'Lam' })
  const asked = { memberNumber, day: '2026-03-16', kinds: ['idCopy'], why: 'O documento caducou.' }
  const { data } = await reviewer.post('/desk/documents/ask', asked)
  const requests = async () => (await file()).documentRequests

  expect(await requests()).toEqual([{ reference: data.reference, state: 'asked', askedBy: '2026-03-16' }])
  await reviewer.post('/desk/document/withdraw', { reference: data.reference })
  expect(await requests()).toMatchObject([{ state: 'withdrawn' }])
})

test('of nobody nothing is changed', async () => {
  memberNumber = '000000018'
  const given = {
    change_personal: onFile,
    report_loss: { circumstances: 'Left on the bus.', papersSeen: true },
    swap_card: {},
  }
  for (const [path, more] of Object.entries(given))
    expect(await act(path, more), path).toMatchObject({ code: refusals.not_found })
})
