import { type RefusalName, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { changesOf } from '../../testing/changes.ts'
import { aClerk } from '../../testing/desk.ts'
import { jpeg, portrait } from '../../testing/pictures.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const memberAs = async (name: Parameters<typeof portal.memberAs>[0]) => {
  const member = await portal.memberAs(name)
  return { member, changes: changesOf(member) }
}
const row = (id: number) => portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const { idType, idNumber, nameZh, surname, firstName, gender, birthDate } = people.adult
const theBureaus = { idType, idNumber, nameZh, surname, firstName, gender, birthDate, documentExpiry: null }

/** A form, in which a picture is named by whose it is. */
type Sent = { photo?: string; idCopy?: string } & Record<string, string | boolean>

describe('a member’s change of what is on file', () => {
  test('[R08] what is on file is told, without what is nobody’s business', async () => {
    const { changes } = await memberAs('permitHolder')

    expect(await changes.onFile()).toEqual({
      idType: 'permit',
      nameZh: null,
      surname: 'Mori',
      firstName: 'Kenji',
      documentNumber: 'DEMO-20481',
      documentExpiry: '2027-12-31',
      photo: null,
      photoOld: true,
      validUntil: '2027-12-31',
      renewableFrom: '2027-11-01',
      renewable: false,
      last: null,
    })
  })

  test('[R08] [M12] it waits for staff, and the old data stay in force', async () => {
    const { member, changes } = await memberAs('adult')
    const idCopy = await changes.copy()
    const { code, data } = await changes.send({ surname: 'Leong', nameZh: '陳小美', idCopy })

    expect(code).toBe(0)
    expect(data).toEqual({ reference: expect.stringMatching(/^S26-[A-Z0-9]{6}$/), dueOn: '2026-03-05' })
    expect(await row(member.id)).toMatchObject({ surname: 'Chan', idCopy: null })
    const { surname, last } = await changes.onFile()
    expect(surname).toBe('Chan')
    // What repeats the file is no change.
    expect(last).toMatchObject({
      state: 'waiting',
      surname: 'Leong',
      nameZh: null,
      reasons: {},
      idCopy: { id: idCopy },
    })
    await portal.doJobs()
    const [letter] = await portal.letters(people.adult.email)
    expect(letter?.subject).toContain(data.reference)
    expect(letter?.body).toContain('2026年3月5日')
  })

  test('[R08] one waits at a time: of ten sent at once one is taken', async () => {
    const { changes } = await memberAs('adult')
    const idCopy = await changes.copy()
    const answers = await Promise.all(Array.from({ length: 10 }, () => changes.send({ surname: 'Leong', idCopy })))

    expect(answers.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
      0,
      ...Array(9).fill(refusals.supplement_waiting),
    ])
    expect(await portal.db.selectFrom('supplements').select('id').execute()).toHaveLength(1)
  })

  test('it can be taken back while it waits, once, and by its member alone', async () => {
    const [{ changes }, { changes: stranger }] = [await memberAs('adult'), await memberAs('english')]
    const reference = await changes.rename()

    expect(await stranger.withdraw(reference)).toMatchObject({ code: refusals.supplement_not_waiting })
    expect(await changes.withdraw(reference)).toMatchObject({ code: 0 })
    expect(await changes.withdraw(reference)).toMatchObject({ code: refusals.supplement_not_waiting })
    expect((await changes.onFile()).last).toBeNull()
    expect(await portal.db.selectFrom('files').select('kept').execute()).toEqual([{ kept: false }])
  })

  test.each([
    ['nothing', {}, 'nothing_changed', undefined],
    ['what is on file already', { surname: 'Chan' }, 'nothing_changed', undefined],
    ['a name without a document', { surname: 'Leong' }, 'document_copy_needed', 'idCopy'],
    ['no Chinese name without a document', { noChineseName: true }, 'document_copy_needed', 'idCopy'],
    ['a document that has ended', { documentExpiry: '2026-03-02', idCopy: 'own' }, 'day_past', 'documentExpiry'],
    ['a photo that nobody calls recent', { photo: 'own' }, 'required', 'photoRecent'],
    ['a stranger’s picture', { idCopy: 'stranger' }, 'file_gone', 'idCopy'],
    ['a document in the place of the photo', { photo: 'copy', photoRecent: true }, 'file_gone', 'photo'],
    ['a picture of nobody', { idCopy: '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10' }, 'file_gone', 'idCopy'],
    ['a name in other letters', { surname: '梁', idCopy: 'own' }, 'invalid_input', 'surname'],
  ] satisfies [string, Sent, RefusalName, string | undefined][])(
    '[V17] refuses %s',
    async (_, form: Sent, refusal, field) => {
      const [{ changes }, { changes: stranger }] = [await memberAs('adult'), await memberAs('english')]
      const pictures: Record<string, () => Promise<string>> = { copy: changes.copy, stranger: stranger.copy }
      const idOf = async (name: string, own: () => Promise<string>) =>
        name === 'own' ? own() : (pictures[name]?.() ?? name)
      const sent = {
        ...form,
        ...(form.photo && { photo: await idOf(form.photo, changes.photo) }),
        ...(form.idCopy && { idCopy: await idOf(form.idCopy, changes.copy) }),
      }
      const { code, errors } = await changes.send(sent)

      expect(code).toBe(refusals[refusal])
      expect(Object.keys(errors ?? {})).toEqual(field ? [field] : [])
      expect(await portal.db.selectFrom('supplements').select('id').execute()).toEqual([])
    },
  )

  test.each([
    ['other', 'photo_face_mismatch'],
    ['no_face', 'photo_face_not_found'],
  ] as const)('[V10] [R38] a photo of which the bureau says %s is refused at its field', async (found, refusal) => {
    const { changes } = await memberAs('adult')
    await portal.bureau.put({ ...theBureaus, photo: await jpeg(portrait()) })
    portal.faces.say(found)

    const sent = { photo: await changes.photo(), photoRecent: true }
    expect(await changes.send(sent)).toMatchObject({ code: refusals[refusal], errors: { photo: expect.any(String) } })
    expect((await changes.onFile()).last).toBeNull()
  })

  test.each(['same', 'unsure', 'nothing'] as const)(
    '[V10] one that is %s passes, and the clerk is told',
    async (found) => {
      const { changes } = await memberAs('adult')
      await portal.bureau.put({ ...theBureaus, photo: await jpeg(portrait()) })
      portal.faces.say(found)
      const { data } = await changes.send({ photo: await changes.photo(), photoRecent: true })

      const desk = await aClerk(portal)
      const { photoFace } = (await desk.get(`/desk/supplement?reference=${data.reference}`)).data
      expect(photoFace).toBe(found === 'nothing' ? 'silent' : found)
    },
  )

  test('who is suspended, or holds a temporary card, changes nothing', async () => {
    for (const [name, refusal] of [
      ['suspended', 'account_suspended'],
      ['withTemporaryCard', 'card_temporary'],
    ] as const) {
      const { changes } = await memberAs(name)
      expect(await changes.send({ surname: 'Leong', idCopy: await changes.copy() })).toMatchObject({
        code: refusals[refusal],
      })
    }
  })

  test('without a fresh proof nothing is sent, and nothing taken back', async () => {
    const { changes } = await memberAs('adult')
    const idCopy = await changes.copy()
    portal.clock.forward(11 * 60_000)

    expect(await changes.send({ surname: 'Leong', idCopy })).toMatchObject({ code: refusals.proof_needed })
    expect(await changes.withdraw('S26-AAAAAA')).toMatchObject({ code: refusals.proof_needed })
  })

  test('pictures that are sent with nothing go after a day, and a member uploads only so many', async () => {
    const { member, changes } = await memberAs('adult')
    await changes.copy()
    expect(await portal.db.selectFrom('files').select(['kept', 'memberId', 'registrationId']).execute()).toEqual([
      { kept: false, memberId: member.id, registrationId: null },
    ])
    const answers: number[] = []
    for (let tries = 0; tries < 20; tries += 1)
      answers.push((await member.postForm('/account/online/supple_document', { file: 'no file' })).code)
    expect(answers).not.toContain(0)
  })
})

describe('[M11] a renewal', () => {
  const renewed = { renews: true, photoRecent: true }
  const endingIn = (days: number, id: number) => {
    const day = new Date(portal.clock.now().getTime() + days * 86_400_000)
    return portal.db
      .updateTable('cards')
      .set({ validUntil: portal.clock.dayOf(day) })
      .where('memberId', '=', id)
      .execute()
  }

  test('is possible from sixty days before the last day of the card on', async () => {
    const { member, changes } = await memberAs('adult')
    const pictures = { idCopy: await changes.copy(), photo: await changes.photo() }
    await endingIn(61, member.id)
    expect(await changes.onFile()).toMatchObject({ renewable: false, renewableFrom: '2026-03-03' })
    expect(await changes.send({ ...renewed, ...pictures })).toMatchObject({ code: refusals.renewal_too_early })

    await endingIn(60, member.id)
    expect(await changes.onFile()).toMatchObject({ renewable: true })
    expect(await changes.send({ ...renewed, ...pictures })).toMatchObject({ code: 0 })
  })

  test('is possible after it has run out, too, and while documents are overdue', async () => {
    const { member, changes } = await memberAs('adult')
    await endingIn(-100, member.id)
    const pictures = { idCopy: await changes.copy(), photo: await changes.photo() }

    expect(await changes.send({ ...renewed, ...pictures })).toMatchObject({ code: 0 })
  })

  test('needs a copy of the document, and a new photo where the old one is five years old or missing', async () => {
    const { member, changes } = await memberAs('adult')
    await endingIn(10, member.id)
    const [idCopy, photo] = [await changes.copy(), await changes.photo()]
    expect(await changes.send({ ...renewed })).toMatchObject({
      code: refusals.photo_outdated,
      errors: { photo: expect.any(String), idCopy: expect.any(String) },
    })

    await portal.db.updateTable('members').set({ photo }).where('id', '=', member.id).execute()
    const takenAt = (day: string) =>
      portal.db
        .updateTable('files')
        .set({ createdAt: new Date(`${day}T10:00:00+08:00`) })
        .where('id', '=', photo)
        .execute()
    await takenAt('2021-03-02')
    expect(await changes.send({ ...renewed, idCopy })).toMatchObject({ code: refusals.photo_outdated })
    await takenAt('2021-03-03')
    expect(await changes.send({ ...renewed, idCopy })).toMatchObject({ code: 0 })
  })

  test('of a permit needs one that lasts longer than the card', async () => {
    const { member, changes } = await memberAs('permitHolder')
    await endingIn(10, member.id)
    const pictures = { idCopy: await changes.copy(), photo: await changes.photo() }
    await portal.db.updateTable('members').set({ documentExpiry: '2026-03-12' }).where('id', '=', member.id).execute()

    for (const documentExpiry of ['', '2026-03-12', '2026-03-10'])
      expect(await changes.send({ ...renewed, ...pictures, documentExpiry })).toMatchObject({
        code: refusals.document_not_renewed,
        errors: { documentExpiry: expect.any(String) },
      })
    expect(await changes.send({ ...renewed, ...pictures, documentExpiry: '2026-03-13' })).toMatchObject({ code: 0 })
  })
})
