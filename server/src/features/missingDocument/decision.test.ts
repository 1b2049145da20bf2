import { refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { changesOf } from '../../testing/changes.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** The portal with other settings of the desk: they are the same object for all that is running. */
const withReview = (changes: Partial<(typeof portal.deps.settings)['review']>) =>
  Object.assign(portal.deps.settings.review, changes)

/** A Monday, at ten. */
const aMonday = () => portal.reset({ now: '2026-03-02T10:00:00+08:00' })
beforeEach(async () => {
  await aMonday()
  withReview({ undoSeconds: 60, secondDecision: [] })
  return () => void withReview({ undoSeconds: 0, secondDecision: [] })
})

const again = { day: '2026-03-20', reasons: { idCopy: 'The copy cannot be read.' } }
const ofDocuments = (desk: Awaited<ReturnType<typeof aClerk>>) => {
  const act =
    (name: string, more: object = {}) =>
    (reference: string) =>
      desk.post(`/desk/document/${name}`, { reference, ...more })
  /** About what was delivered last, unless something else was read. */
  const actOnDelivery =
    (name: string, more: object = {}) =>
    async (reference: string, receivedAt?: string) =>
      act(name, { receivedAt: receivedAt ?? (await deliveredAt(reference)), ...more })(reference)
  return {
    ...desk,
    look: async (reference: string) => (await desk.get(`/desk/document?reference=${reference}`)).data,
    accept: actOnDelivery('accept'),
    askAgain: actOnDelivery('ask_again', again),
    confirm: actOnDelivery('confirm', { decision: 'passed' }),
    confirmRejection: actOnDelivery('confirm', { decision: 'rejected' }),
    sendBack: act('send_back'),
    undo: act('undo'),
    withdraw: act('withdraw'),
  }
}
const deliveredAt = async (reference: string) =>
  (
    await portal.db
      .selectFrom('documentRequests')
      .select('deliveredAt')
      .where('reference', '=', reference)
      .executeTakeFirst()
  )?.deliveredAt?.toISOString() ?? portal.clock.now().toISOString()
const aReviewer = async () => ofDocuments(await aClerk(portal))
const aSenior = async () => ofDocuments(await aClerk(portal, ['senior'], { username: 'lam', name: 'Lam' }))

/** Of somebody who is held back for them: their last day had passed when they were delivered. */
const handedIn = async (
  desk: Awaited<ReturnType<typeof aReviewer>>,
  name: 'adult' | 'minor' = 'adult',
  kinds: ('photo' | 'idCopy')[] = ['idCopy'],
) => {
  const member = await portal.memberAs(name)
  const { memberNumber } = await memberRow(member.id)
  const why = 'The document has expired.'
  const { data } = await desk.post('/desk/documents/ask', { memberNumber, day: '2026-03-03', kinds, why })
  const reference = data.reference as string
  await portal.db.updateTable('documentRequests').set({ dueOn: '2026-03-01' }).execute()
  await workers(portal.deps)['missingDocument.overdue']({})
  portal.clock.forward(60_000)
  const changes = changesOf(member)
  const files = {
    ...(kinds.includes('photo') && { photo: await changes.photo() }),
    ...(kinds.includes('idCopy') && { idCopy: await changes.copy() }),
  }
  const submit = (given: object) => member.post('/miss_file/submit', given)
  expect(await submit(files)).toMatchObject({ code: 0 })
  const init = async () => (await member.get('/miss_file/init')).data.request
  return { member, changes, reference, files, submit, init }
}
const memberRow = (id: number) =>
  portal.db
    .selectFrom('members')
    .select(['memberNumber', 'photo', 'idCopy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const holdsOf = async (memberId: number) => {
  const open = portal.db.selectFrom('memberHolds').select('reason').where('memberId', '=', memberId)
  return (await open.where('endedAt', 'is', null).execute()).map(({ reason }) => reason)
}
const stateOf = async (reference: string) =>
  (await portal.db.selectFrom('documentRequests').select('state').where('reference', '=', reference).executeTakeFirst())
    ?.state

/** Does the jobs of decisions, whose time is over by the clock of the portal. */
const carryOut = async () => {
  await sql`update jobs.job set start_after = now() where name = 'missingDocument.carryOut'`.execute(portal.db)
  await portal.doJobs()
}
const aMinuteLater = async () => {
  portal.clock.forward(60_000)
  await carryOut()
}
const lettersNow = async () => {
  await portal.doJobs()
  return (await portal.letters(people.adult.email)).map(({ body }) => body)
}

describe('documents that were handed in', () => {
  test('are accepted after a minute: until then nothing is on file, the hold stays, and the member sees them wait', async () => {
    const desk = await aReviewer()
    const { member, reference, files, init } = await handedIn(desk)
    const before = await lettersNow()
    expect((await desk.accept(reference)).data).toEqual({ state: 'deciding', undoSeconds: 60, nextReference: null })

    expect(await holdsOf(member.id)).toEqual(['documents'])
    expect((await memberRow(member.id)).idCopy).toBeNull()
    expect(await init()).toMatchObject({ state: 'delivered', items: [{ reason: null, accepted: false }] })
    expect(await lettersNow()).toEqual(before)
    await aMinuteLater()
    expect(await holdsOf(member.id)).toEqual([])
    expect((await memberRow(member.id)).idCopy).toBe(files.idCopy)
    expect(await init()).toBeNull()
    expect(await stateOf(reference)).toBe('passed')
    expect(await lettersNow()).toHaveLength(before.length + 1)
  })

  test('are asked for again after a minute: until then the member reads no reason and no other day', async () => {
    const desk = await aReviewer()
    const { reference, files, submit, init, changes } = await handedIn(desk)
    const before = await lettersNow()
    expect((await desk.askAgain(reference)).data).toMatchObject({ state: 'deciding', undoSeconds: 60 })

    expect(await init()).toMatchObject({ state: 'delivered', dueOn: '2026-03-01', items: [{ reason: null }] })
    expect(await submit({ idCopy: await changes.copy() })).toMatchObject({ code: refusals.nothing_asked })
    expect((await desk.look(reference)).items).toMatchObject([{ picture: expect.any(String) }])
    expect(await lettersNow()).toEqual(before)

    await aMinuteLater()
    expect(await init()).toMatchObject({
      ...{ state: 'asked', dueOn: again.day, overdue: false },
      items: [{ reason: again.reasons.idCopy, accepted: false }],
    })
    const [letter] = (await lettersNow()).slice(0, 1)
    expect(letter).toContain(again.reasons.idCopy)
    const { kept } = await portal.db
      .selectFrom('files')
      .select('kept')
      .where('id', '=', files.idCopy as string)
      .executeTakeFirstOrThrow()
    expect(kept, 'what will not do goes').toBe(false)
    expect(await desk.look(reference)).toMatchObject({
      ...{ state: 'rejected', askedBy: again.day, askedAgain: again },
      history: [{ act: 'asked' }, { act: 'received' }, { act: 'rejected' }, { act: 'looked' }],
    })
  })

  test('that are delivered once more are a case again, with nothing decided about it', async () => {
    const desk = await aReviewer()
    const { member, reference, submit, changes } = await handedIn(desk)
    await desk.askAgain(reference)
    await aMinuteLater()
    const idCopy = await changes.copy()
    expect(await submit({ idCopy })).toMatchObject({ code: 0 })

    expect(await desk.look(reference)).toMatchObject({
      ...{ state: 'waiting', decision: null, askedAgain: null, undoSeconds: 0, holder: { mine: true } },
    })
    expect(await desk.undo(reference)).toMatchObject({ code: refusals.undo_too_late })
    await desk.accept(reference)
    await aMinuteLater()
    expect((await memberRow(member.id)).idCopy).toBe(idCopy)
  })

  test('that have come since are not decided unseen', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { member, reference, submit, changes } = await handedIn(desk)
    const { receivedAt } = await desk.look(reference)
    await desk.askAgain(reference)
    await aMinuteLater()
    await submit({ idCopy: await changes.copy() })

    for (const answer of [await desk.accept(reference, receivedAt), await desk.askAgain(reference, receivedAt)])
      expect(answer).toMatchObject({ code: refusals.already_decided })
    expect(await stateOf(reference)).toBe('waiting')
    withReview({ secondDecision: ['minor'] })
    await portal.db.updateTable('members').set({ birthDate: '2012-06-18' }).where('id', '=', member.id).execute()
    await desk.accept(reference)
    expect(await senior.confirm(reference, receivedAt)).toMatchObject({ code: refusals.already_decided })
    expect(await senior.confirm(reference)).toMatchObject({ code: 0 })
  })

  test('wait again when a decision is undone, as one’s own case, and can be decided otherwise', async () => {
    const desk = await aReviewer()
    const { member, reference, files, init } = await handedIn(desk)
    const before = await lettersNow()
    await desk.askAgain(reference)
    expect(await desk.undo(reference)).toEqual({ code: 0, data: {} })
    await aMinuteLater()

    expect(await stateOf(reference)).toBe('waiting')
    expect(await lettersNow()).toEqual(before)
    expect(await init()).toMatchObject({ state: 'delivered', dueOn: '2026-03-01' })
    expect(await desk.look(reference)).toMatchObject({
      ...{ decision: null, askedAgain: null, holder: { mine: true } },
      history: [{ act: 'asked' }, { act: 'received' }, { act: 'rejected' }, { act: 'undone' }],
    })
    await desk.accept(reference)
    await aMinuteLater()
    expect((await memberRow(member.id)).idCopy).toBe(files.idCopy)
  })

  test('are undone by who has decided alone, within the minute, and only once', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { reference } = await handedIn(desk)
    expect(await desk.undo(reference)).toMatchObject({ code: refusals.undo_too_late })
    await desk.accept(reference)
    expect([(await desk.look(reference)).undoSeconds, (await senior.look(reference)).undoSeconds]).toEqual([60, 0])
    expect(await senior.undo(reference)).toMatchObject({ code: refusals.undo_not_yours })

    await aMinuteLater()
    expect(await desk.undo(reference)).toMatchObject({ code: refusals.undo_too_late })
    expect(await desk.undo('D26-NOBODY')).toMatchObject({ code: refusals.not_found })
  })

  test('are asked for no more while they wait, but not once they are decided', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { reference } = await handedIn(desk)
    await desk.accept(reference)
    expect(await desk.withdraw(reference)).toMatchObject({ code: refusals.already_decided })
    await desk.undo(reference)
    expect(await senior.withdraw(reference)).toMatchObject({ code: refusals.held_by_colleague })
    expect(await desk.withdraw(reference)).toMatchObject({ code: 0 })
    expect(await stateOf(reference)).toBe('withdrawn')
  })

  test('that were asked for again can be asked for no more, and nothing of the decision is left', async () => {
    const desk = await aReviewer()
    const { member, reference, init } = await handedIn(desk)
    await desk.askAgain(reference)
    await aMinuteLater()

    expect(await desk.withdraw(reference)).toMatchObject({ code: 0 })
    expect([await init(), await holdsOf(member.id)]).toEqual([null, []])
    expect(await desk.look(reference)).toMatchObject({ state: 'withdrawn', decision: null, askedAgain: null })
  })

  test('are a colleague’s to decide as long as they work on them', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { reference } = await handedIn(desk)
    await desk.look(reference)
    for (const answer of [await senior.accept(reference), await senior.askAgain(reference)])
      expect(answer).toMatchObject({ code: refusals.held_by_colleague })
    expect((await senior.look(reference)).holder).toMatchObject({ name: 'Ieong', mine: false })
  })
})

describe('a second pair of eyes', () => {
  test('confirms what a minor has handed in; before that nothing is accepted', async () => {
    withReview({ undoSeconds: 0, secondDecision: ['minor'] })
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { member, reference, files, init } = await handedIn(desk, 'minor')
    expect((await desk.look(reference)).secondFor).toEqual(['minor'])
    expect((await desk.accept(reference)).data).toMatchObject({ state: 'proposed', undoSeconds: 0 })
    expect(await holdsOf(member.id)).toEqual(['documents'])
    expect(await init()).toMatchObject({ state: 'delivered' })
    expect((await desk.queue('?view=proposed')).items).toMatchObject([{ kind: 'documents', reference }])
    for (const answer of [await desk.accept(reference), await desk.withdraw(reference)])
      expect(answer).toMatchObject({ code: refusals.proposed_already })

    expect(await desk.confirm(reference)).toMatchObject({ code: refusals.not_allowed })
    expect((await senior.look(reference)).proposal).toMatchObject({ name: 'Ieong', mine: false })
    expect(await senior.confirmRejection(reference)).toMatchObject({ code: refusals.proposal_ended })
    expect((await senior.confirm(reference)).data).toMatchObject({ state: 'passed' })
    expect((await memberRow(member.id)).idCopy).toBe(files.idCopy)
    expect(await holdsOf(member.id)).toEqual([])
  })

  test('sees a photo that no comparison has seen, where the settings ask for two at an unsure face', async () => {
    withReview({ secondDecision: ['face'] })
    const desk = await aReviewer()
    const { reference } = await handedIn(desk, 'adult', ['photo', 'idCopy'])
    expect((await desk.look(reference)).secondFor).toEqual(['face'])
    await aMonday()
    const other = await aReviewer()
    const { reference: copyAlone } = await handedIn(other)
    expect((await other.look(copyAlone)).secondFor).toEqual([])
  })

  test('is another; it sends back what it does not agree with, and can undo what it has confirmed', async () => {
    withReview({ secondDecision: ['minor'] })
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { reference, init } = await handedIn(desk, 'minor')
    await senior.askAgain(reference)
    for (const answer of [await senior.confirmRejection(reference), await senior.sendBack(reference)])
      expect(answer).toMatchObject({ code: refusals.second_is_first })
    await aMonday()

    const [first, second] = [await aReviewer(), await aSenior()]
    const { reference: other } = await handedIn(first, 'minor')
    await first.askAgain(other)
    expect(await second.sendBack(other)).toMatchObject({ code: 0 })
    expect([await stateOf(other), (await second.look(other)).askedAgain]).toEqual(['waiting', null])

    await second.post('/desk/queue/release', { kind: 'documents', reference: other })
    await first.askAgain(other)
    expect((await second.confirmRejection(other)).data).toMatchObject({ state: 'deciding', undoSeconds: 60 })
    expect(await first.undo(other)).toMatchObject({ code: refusals.undo_not_yours })
    expect(await second.undo(other)).toMatchObject({ code: 0 })
    expect(await stateOf(other)).toBe('proposed')
    expect(init).toBeDefined()
  })
})

describe('at the same moment', () => {
  test('of two who decide one counts, and it takes effect once although two workers carry it out', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { member, reference, files } = await handedIn(desk)
    const before = (await lettersNow()).length
    const answers = await Promise.all([desk.accept(reference), senior.accept(reference)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, refusals.already_decided])

    portal.clock.forward(60_000)
    await Promise.all([carryOut(), carryOut()])
    expect((await memberRow(member.id)).idCopy).toBe(files.idCopy)
    expect(await lettersNow()).toHaveLength(before + 1)
  })

  test('a decision is undone or carried out, never both', async () => {
    for (const round of [0, 1, 2, 3]) {
      await aMonday()
      const desk = await aReviewer()
      const { member, reference, files } = await handedIn(desk)
      await desk.accept(reference)
      portal.clock.forward(60_000)
      const acts = [() => desk.undo(reference), carryOut]
      const answers = await Promise.all((round % 2 ? acts.toReversed() : acts).map((act) => act()))
      const undone = answers.some((answer) => answer && 'code' in answer && answer.code === 0)

      expect([await stateOf(reference), (await memberRow(member.id)).idCopy, await holdsOf(member.id)]).toEqual(
        undone ? ['waiting', null, ['documents']] : ['passed', files.idCopy, []],
      )
    }
  })

  test('they are accepted, or asked for no more, never both', async () => {
    for (const round of [0, 1, 2, 3]) {
      await aMonday()
      const [desk, senior] = [await aReviewer(), await aSenior()]
      const { member, reference, files } = await handedIn(desk)
      const acts = [() => desk.accept(reference), () => senior.withdraw(reference)]
      const answers = await Promise.all((round % 2 ? acts.toReversed() : acts).map((act) => act()))
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)

      await aMinuteLater()
      const accepted = answers[round % 2]?.code === 0
      expect([await stateOf(reference), (await memberRow(member.id)).idCopy]).toEqual(
        accepted ? ['passed', files.idCopy] : ['withdrawn', null],
      )
    }
  })
})
