import type { SecondCase } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApplication } from '../../testing/applicant.ts'
import { aClerk, actsOnApplications, anotherApplication } from '../../testing/desk.ts'
import { aMinorsApplication, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'
import { applicationTable } from './application.table.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const lam = { username: 'lam', name: 'Lam' }
type Review = (typeof portal.deps.settings)['review']

/** The portal with other settings of the desk: they are the same object for all that is running. */
const withReview = (changes: Partial<Review>) => Object.assign(portal.deps.settings.review, changes)
beforeEach(() => {
  withReview({ undoSeconds: 60, secondDecision: [] })
  return () => void withReview({ undoSeconds: 0, secondDecision: [] })
})

/** The minute in which a decision can be undone is over. */
const aMinuteLater = async () => {
  portal.clock.forward(60_000)
  await sql`update jobs.job set start_after = now() where name = 'application.carryOut'`.execute(portal.db)
  await portal.doJobs()
}
const members = () => portal.db.selectFrom('members').select('memberNumber').where('username', '=', 'kaleng').execute()
const letters = async () => (await portal.letters('kaleng@example.mo')).map(({ subject }) => subject)
const stateOf = async (reference: string) => (await applicationTable(portal.db).byReference(reference))?.state

describe('a decision', () => {
  test('takes effect after a minute: until then nobody is a member, and no letter has left', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.doJobs()
    const before = await letters()
    const { data } = await desk.approve(reference)
    expect(data).toMatchObject({ state: 'deciding', undoSeconds: 60, memberNumber: null })
    await portal.doJobs()
    expect([await members(), await letters()]).toEqual([[], before])
    expect((await desk.look(reference)).data).toMatchObject({ state: 'deciding', decision: 'passed', undoSeconds: 60 })

    await aMinuteLater()
    expect(await members()).toHaveLength(1)
    expect(await letters()).toHaveLength(before.length + 1)
    expect((await desk.look(reference)).data).toMatchObject({ state: 'passed', undoSeconds: 0 })
  })

  test('to reject, too: the reason leaves after a minute, once', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.doJobs()
    const before = await letters()
    expect((await desk.reject(reference)).data).toMatchObject({ state: 'deciding', undoSeconds: 60 })
    await portal.doJobs()
    expect(await letters()).toEqual(before)

    await aMinuteLater()
    await aMinuteLater()
    expect(await letters()).toHaveLength(before.length + 1)
    expect(await stateOf(reference)).toBe('rejected')
  })

  test('that is undone leaves nothing behind but its entries in the audit trail, and the case is one’s own again', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await portal.doJobs()
    const before = await letters()
    await desk.approve(reference)
    expect(await desk.post('/desk/application/undo', { reference })).toMatchObject({ code: 0 })
    await aMinuteLater()

    expect([await members(), await letters(), await stateOf(reference)]).toEqual([[], before, 'waiting'])
    expect((await desk.look(reference)).data).toMatchObject({ decision: null, holder: { mine: true } })
    expect(await actsOnApplications(portal)).toContain(`undone ${reference}`)
  })

  test('that is undone and made anew takes effect by the second, at its own time', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await desk.approve(reference)
    portal.clock.forward(30_000)
    await desk.post('/desk/application/undo', { reference })
    await desk.reject(reference)
    // The job of the first comes, and has nothing to do.
    await sql`update jobs.job set start_after = now() where id in
      (select id from jobs.job where name = 'application.carryOut' order by created_on limit 1)`.execute(portal.db)
    await portal.doJobs()
    expect(await stateOf(reference)).toBe('deciding')

    await aMinuteLater()
    expect([await members(), await stateOf(reference)]).toEqual([[], 'rejected'])
  })

  test('is undone by who has made it alone, and in time', async () => {
    const [desk, other] = [await aClerk(portal), await aClerk(portal, ['reviewer'], lam)]
    const { reference } = await anApplication(portal)
    expect(await desk.post('/desk/application/undo', { reference: 'A26-NOBODY' })).toMatchObject({ code: 6 })
    expect(await desk.post('/desk/application/undo', { reference })).toMatchObject({ code: 284 })
    await desk.reject(reference)
    expect(await other.post('/desk/application/undo', { reference })).toMatchObject({ code: 285 })
    expect((await other.look(reference)).data.undoSeconds).toBe(0)
    expect(await other.reject(reference)).toMatchObject({ code: 121 })

    await aMinuteLater()
    expect(await desk.post('/desk/application/undo', { reference })).toMatchObject({ code: 284 })
  })

  test('says at once that the ID number, the e-mail or the mobile is a member’s', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    for (const [taken, code] of [
      [{ idNumber: '12345670' }, 41],
      [{ email: 'kaleng@example.mo' }, 46],
      [{ mobile: '66129001' }, 53],
    ] as const) {
      const member = portal.db.selectFrom('members').select('id').where('username', '=', 'siumei')
      const { id, ...before } = await portal.db
        .selectFrom('members')
        .select(['id', 'idNumber', 'email', 'mobile'])
        .where('id', '=', member)
        .executeTakeFirstOrThrow()
      await portal.db.updateTable('members').set(taken).where('id', '=', id).execute()
      expect(await desk.approve(reference)).toMatchObject({ code })
      await portal.db.updateTable('members').set(before).where('id', '=', id).execute()
    }
    expect(await stateOf(reference)).toBe('waiting')
  })

  test('of two with one ID number within a minute: the first becomes a member, the other waits again', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    const other = await anotherApplication(portal, 1, { idNumber: '12345670' })
    expect(await desk.approve(reference)).toMatchObject({ code: 0 })
    expect(await desk.approve(other)).toMatchObject({ code: 0 })
    await aMinuteLater()

    expect([await stateOf(reference), await stateOf(other)].sort()).toEqual(['passed', 'waiting'])
    expect((await actsOnApplications(portal)).filter((act) => act.startsWith('returned'))).toHaveLength(1)
  })
})

describe('a second pair of eyes', () => {
  const confirm = (desk: Awaited<ReturnType<typeof aClerk>>, reference: string, decision = 'passed') =>
    desk.post('/desk/application/confirm', { reference, decision, withoutRecord: true })
  const twoClerks = async (...secondDecision: SecondCase[]) => {
    withReview({ undoSeconds: 0, secondDecision })
    return { first: await aClerk(portal, ['senior']), second: await aClerk(portal, ['senior'], lam) }
  }
  const aDouble = async () => {
    const { reference } = await anApplication(portal)
    await anotherApplication(portal, 1, { idNumber: '12345670' })
    return reference
  }

  test('confirms what another has decided about a possible double; before that nothing happens', async () => {
    const { first, second } = await twoClerks('duplicate')
    const reference = await aDouble()
    expect((await first.approve(reference)).data).toMatchObject({ state: 'proposed', memberNumber: null })
    expect(await members()).toEqual([])
    expect((await second.queue('?view=proposed')).items).toMatchObject([{ reference, state: 'proposed' }])
    expect((await second.look(reference)).data).toMatchObject({
      decision: 'passed',
      secondFor: ['duplicate'],
      proposal: { name: 'Ieong', mine: false },
      holder: { mine: true },
    })

    await second.see(reference)
    expect((await confirm(second, reference)).data).toMatchObject({ state: 'passed', memberNumber: expect.any(String) })
    expect(await members()).toHaveLength(1)
  })

  test('is never the same person, nor one who has not seen the pictures', async () => {
    const { first, second } = await twoClerks('duplicate')
    const reference = await aDouble()
    await first.approve(reference)
    expect((await first.look(reference)).data.proposal).toMatchObject({ mine: true })
    expect(await confirm(first, reference)).toMatchObject({ code: 283 })
    expect(await first.post('/desk/application/send_back', { reference })).toMatchObject({ code: 283 })
    expect(await first.approve(reference)).toMatchObject({ code: 281 })
    await first.post('/desk/queue/release', { kind: 'application', reference })
    const reviewer = await aClerk(portal, ['reviewer'], { username: 'chan', name: 'Chan' })
    expect(await confirm(reviewer, reference), 'without the right to').toMatchObject({ code: 120 })
    expect(await confirm(second, reference)).toMatchObject({ code: 127 })

    const forged = portal.db
      .updateTable('applications')
      .set((row) => ({ state: 'passed', secondedBy: row.ref('decidedBy') }))
      .where('reference', '=', reference)
      .execute()
    await expect(forged).rejects.toThrow('applications_second_is_another')
  })

  test('sends back what it does not agree with, and confirms only what it has read', async () => {
    const { first, second } = await twoClerks('duplicate')
    const reference = await aDouble()
    await first.reject(reference, 'The same person has applied before.')
    expect(await confirm(second, reference, 'passed')).toMatchObject({ code: 127 })
    await second.see(reference)
    expect(await confirm(second, reference, 'passed')).toMatchObject({ code: 282 })
    expect(await second.post('/desk/application/send_back', { reference })).toMatchObject({ code: 0 })
    expect(await stateOf(reference)).toBe('waiting')
    expect(await confirm(second, reference, 'rejected')).toMatchObject({ code: 282 })
    expect((await second.look(reference)).data).toMatchObject({ decision: null, rejectionReason: null, proposal: null })
  })

  test('of two at once one confirms, and who has confirmed can undo: it is a proposal again', async () => {
    const { first, second } = await twoClerks('duplicate')
    withReview({ undoSeconds: 60 })
    const third = await aClerk(portal, ['senior'], { username: 'chan', name: 'Chan' })
    const reference = await aDouble()
    await first.reject(reference)
    const answers = await Promise.all([confirm(second, reference, 'rejected'), confirm(third, reference, 'rejected')])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 282])

    const undo = (clerk: typeof first) => clerk.post('/desk/application/undo', { reference })
    expect(await undo(first)).toMatchObject({ code: 285 })
    const winner = answers[0].code === 0 ? second : third
    expect(await undo(winner)).toMatchObject({ code: 0 })
    expect(await stateOf(reference)).toBe('proposed')
  })

  test('is asked for where the settings say so: a minor, an unsure face, and nobody else', async () => {
    await seatFamilies(portal)
    const { reference } = await aMinorsApplication(portal)
    const { first } = await twoClerks('duplicate', 'face')
    const set = (faces: object) => portal.db.updateTable('applications').set(faces).execute()
    await set({ photoFace: 'same' })
    expect((await first.look(reference)).data.secondFor).toEqual([])
    for (const faces of [{ guardianFace: 'unsure' }, { guardianFace: 'same', photoFace: 'no_photo' }]) {
      await set(faces)
      expect((await first.look(reference)).data.secondFor).toEqual(['face'])
    }
    withReview({ secondDecision: ['minor'] })
    expect((await first.reject(reference)).data).toMatchObject({ state: 'proposed' })
  })
})
