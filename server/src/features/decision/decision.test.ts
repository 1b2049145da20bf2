import { refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { changesOf } from '../../testing/changes.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** The portal with other settings of the desk: they are the same object for all that is running. */
const withReview = (changes: Partial<(typeof portal.deps.settings)['review']>) =>
  Object.assign(portal.deps.settings.review, changes)

/** A Monday, at ten. */
beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  withReview({ undoSeconds: 60, secondDecision: [] })
  return () => void withReview({ undoSeconds: 0, secondDecision: [] })
})

const ofChanges = (desk: Awaited<ReturnType<typeof aClerk>>) => {
  const act =
    (name: string, more: object = {}) =>
    (reference: string) =>
      desk.post(`/desk/supplement/${name}`, { reference, ...more })
  return {
    ...desk,
    look: (reference: string) => desk.get(`/desk/supplement?reference=${reference}`),
    approve: act('approve'),
    reject: act('reject', { reasons: { idCopy: 'The copy cannot be read.' } }),
    confirm: act('confirm', { decision: 'passed' }),
    confirmRejection: act('confirm', { decision: 'rejected' }),
    sendBack: act('send_back'),
    undo: act('undo'),
  }
}
const aReviewer = async () => ofChanges(await aClerk(portal))
const aSenior = async () => ofChanges(await aClerk(portal, ['senior'], { username: 'lam', name: 'Lam' }))

const aChange = async () => {
  const member = await portal.memberAs('adult')
  const changes = changesOf(member)
  return { changes, reference: await changes.rename() }
}
const surname = async () =>
  (
    await portal.db
      .selectFrom('members')
      .select('surname')
      .where('username', '=', people.adult.username)
      .executeTakeFirstOrThrow()
  ).surname
const stateOf = async (reference: string) =>
  (await portal.db.selectFrom('supplements').select('state').where('reference', '=', reference).executeTakeFirst())
    ?.state

/** Does the jobs of decisions, whose time is over by the clock of the portal. */
const carryOut = async () => {
  await sql`update jobs.job set start_after = now() where name = 'supplement.carryOut'`.execute(portal.db)
  await portal.doJobs()
}
const aMinuteLater = async () => {
  portal.clock.forward(60_000)
  await carryOut()
}
const lettersNow = async () => {
  await portal.doJobs()
  return (await portal.letters(people.adult.email)).map(({ subject }) => subject)
}

describe('a change of what is on file', () => {
  test('takes effect after a minute: until then nothing is changed, and the member sees it wait and reads no reason', async () => {
    const desk = await aReviewer()
    const { changes, reference } = await aChange()
    const before = await lettersNow()
    expect((await desk.approve(reference)).data).toMatchObject({ state: 'deciding', undoSeconds: 60, validUntil: null })

    expect(await surname()).toBe('Chan')
    const { last } = await changes.onFile()
    expect([last.state, last.reasons]).toEqual(['waiting', {}])
    expect(await lettersNow()).toEqual(before)
    await aMinuteLater()
    expect(await surname()).toBe('Leong')
    expect(await stateOf(reference)).toBe('passed')
    expect(await lettersNow()).toHaveLength(before.length + 1)
  })

  test('of a rejection that can be undone the member reads nothing, and all of it afterwards', async () => {
    const desk = await aReviewer()
    const { changes, reference } = await aChange()
    await desk.reject(reference)
    const { last } = await changes.onFile()
    expect([last.state, last.reasons]).toEqual(['waiting', {}])

    await aMinuteLater()
    expect((await changes.onFile()).last).toMatchObject({
      state: 'rejected',
      reasons: { idCopy: 'The copy cannot be read.' },
    })
  })

  test('waits again when its decision is undone, as one’s own case, and can be decided otherwise', async () => {
    const desk = await aReviewer()
    const { reference } = await aChange()
    const before = await lettersNow()
    await desk.reject(reference)
    expect(await desk.undo(reference)).toEqual({ code: 0, data: {} })
    await aMinuteLater()

    expect(await stateOf(reference)).toBe('waiting')
    expect(await lettersNow()).toEqual(before)
    expect((await desk.look(reference)).data).toMatchObject({
      ...{ decision: null, reasons: {}, undoSeconds: 0, holder: { mine: true } },
      history: [{ act: 'received' }, { act: 'rejected' }, { act: 'undone' }],
    })
    await desk.approve(reference)
    await aMinuteLater()
    expect(await surname()).toBe('Leong')
  })

  test('is undone by who has decided it alone, within the minute, and only once', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { reference } = await aChange()
    expect(await desk.undo(reference)).toMatchObject({ code: refusals.undo_too_late })
    await desk.approve(reference)
    expect((await desk.look(reference)).data.undoSeconds).toBe(60)
    expect((await senior.look(reference)).data.undoSeconds).toBe(0)
    expect(await senior.undo(reference)).toMatchObject({ code: refusals.undo_not_yours })

    await aMinuteLater()
    expect(await desk.undo(reference)).toMatchObject({ code: refusals.undo_too_late })
    expect(await desk.undo('S26-NOBODY')).toMatchObject({ code: refusals.not_found })
  })

  test('neither is taken back nor sent again while a decision about it can be undone', async () => {
    const desk = await aReviewer()
    const { changes, reference } = await aChange()
    await desk.approve(reference)

    expect(await changes.withdraw(reference)).toMatchObject({ code: refusals.supplement_not_waiting })
    const another = { surname: 'Lei', idCopy: await changes.copy() }
    expect(await changes.send(another)).toMatchObject({ code: refusals.supplement_waiting })
    await aMinuteLater()
    expect(await changes.send(another)).toMatchObject({ code: 0 })
  })
})

describe('a second pair of eyes', () => {
  const anUnsureChange = async () => {
    withReview({ undoSeconds: 0, secondDecision: ['face'] })
    const changes = changesOf(await portal.memberAs('adult'))
    const form = { photo: await changes.photo(), idCopy: await changes.copy(), surname: 'Leong', photoRecent: true }
    const { reference } = (await changes.send(form)).data
    await portal.db.updateTable('supplements').set({ photoFace: 'unsure' }).execute()
    return { changes, reference: reference as string }
  }

  test('confirms a change whose photo is not surely the member’s; before that nothing is changed', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { changes, reference } = await anUnsureChange()
    expect((await desk.look(reference)).data.secondFor).toEqual(['face'])
    expect((await desk.approve(reference)).data).toMatchObject({ state: 'proposed', undoSeconds: 0 })
    expect(await surname()).toBe('Chan')
    expect((await changes.onFile()).last).toMatchObject({ state: 'waiting' })
    expect((await desk.queue('?view=proposed')).items).toMatchObject([{ reference }])
    expect(await desk.approve(reference)).toMatchObject({ code: refusals.proposed_already })

    expect(await desk.confirm(reference)).toMatchObject({ code: refusals.not_allowed })
    expect((await senior.look(reference)).data.proposal).toMatchObject({ name: 'Ieong', mine: false })
    expect(await senior.confirmRejection(reference)).toMatchObject({ code: refusals.proposal_ended })
    expect((await senior.confirm(reference)).data).toMatchObject({ state: 'passed' })
    expect(await surname()).toBe('Leong')
  })

  test('is another: who has proposed it can neither confirm it nor send it back', async () => {
    const senior = await aSenior()
    const { reference } = await anUnsureChange()
    await senior.reject(reference)
    for (const answer of [await senior.confirmRejection(reference), await senior.sendBack(reference)])
      expect(answer).toMatchObject({ code: refusals.second_is_first })
  })

  test('sends back what it does not agree with: the change waits again, and the member has read nothing', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { changes, reference } = await anUnsureChange()
    await desk.reject(reference)
    expect(await senior.sendBack(reference)).toMatchObject({ code: 0 })

    expect(await stateOf(reference)).toBe('waiting')
    const { last } = await changes.onFile()
    expect([last.state, last.reasons]).toEqual(['waiting', {}])
  })

  test('is asked for a minor, too, and the first can be undone by who has confirmed it', async () => {
    withReview({ undoSeconds: 60, secondDecision: ['minor'] })
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const reference = await changesOf(await portal.memberAs('minor')).rename()
    expect((await desk.approve(reference)).data).toMatchObject({ state: 'proposed' })
    expect((await senior.confirm(reference)).data).toMatchObject({ state: 'deciding', undoSeconds: 60 })
    expect(await desk.undo(reference)).toMatchObject({ code: refusals.undo_not_yours })
    expect(await senior.undo(reference)).toMatchObject({ code: 0 })
    expect(await stateOf(reference)).toBe('proposed')
  })
})

describe('at the same moment', () => {
  test('of two who decide one counts, and it takes effect once although two workers carry it out', async () => {
    const [desk, senior] = [await aReviewer(), await aSenior()]
    const { reference } = await aChange()
    const before = (await lettersNow()).length
    const answers = await Promise.all([desk.approve(reference), senior.approve(reference)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, refusals.already_decided])

    portal.clock.forward(60_000)
    await Promise.all([carryOut(), carryOut()])
    expect(await surname()).toBe('Leong')
    expect(await lettersNow()).toHaveLength(before + 1)
  })

  test('a decision is undone or carried out, never both', async () => {
    for (const round of [0, 1, 2]) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const desk = await aReviewer()
      const { reference } = await aChange()
      await desk.approve(reference)
      portal.clock.forward(60_000)
      const acts = [() => desk.undo(reference), carryOut]
      const [answers] = [await Promise.all((round === 1 ? acts.toReversed() : acts).map((act) => act()))]
      const undone = answers.some((answer) => answer && 'code' in answer && answer.code === 0)

      expect([await stateOf(reference), await surname()]).toEqual(undone ? ['waiting', 'Chan'] : ['passed', 'Leong'])
    }
  })

  test('a member takes back what a clerk decides, or the clerk decides it, never both', async () => {
    for (const round of [0, 1, 2, 3]) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const desk = await aReviewer()
      const { changes, reference } = await aChange()
      const acts = [() => desk.approve(reference), () => changes.withdraw(reference)]
      const answers = await Promise.all((round % 2 ? acts.toReversed() : acts).map((act) => act()))
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)

      await aMinuteLater()
      const decided = answers[round % 2 ? 1 : 0]?.code === 0
      expect([await stateOf(reference), await surname()]).toEqual(decided ? ['passed', 'Leong'] : ['withdrawn', 'Chan'])
    }
  })
})
