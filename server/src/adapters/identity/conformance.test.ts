import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bureauRecords } from '../../demonstration/bureau.ts'
import { people } from '../../demonstration/people.ts'
import { pictureOf } from '../../demonstration/pictures.ts'
import { strangers } from '../../demonstration/strangers.ts'
import type { KnownBy } from '../../ports/identity.ts'
import { openTestBureau } from '../../testing/bureau.ts'
import { faceOf } from '../../testing/faces.ts'
import { household, relationOf, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'
import { identityBureau } from './bureau.ts'
import { comparingFaces } from './comparing.ts'

// What whoever stands behind the port has to do alike: the register, and a bureau over HTTP.

const portal = await thePortal()
const now = () => new Date()
const server = await openTestBureau(portal.bureau, now)
afterAll(() => server.close())

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  await seatFamilies(portal)
  server.be('none')
})

const adapters = {
  'the register': comparingFaces(portal.bureau, portal.faces),
  'a bureau over HTTP': comparingFaces(identityBureau(server.access, { now }), portal.faces),
}
const { guardian, minor } = people
const { woman, named } = (() => {
  const { idType, idNumber, birthDate, ...parent } = relationOf(household.ofMember)
  return {
    woman: strangers.chineseWoman,
    named: {
      child: { idType, idNumber, birthDate },
      guardian: {
        idNumber: parent.guardianIdNumber,
        birthDate: parent.guardianBirthDate,
        gender: parent.guardianGender,
      },
    },
  }
})()

describe.each(Object.entries(adapters))('%s', (_, identity) => {
  test('knows a person by kind and number of the document, and by the number alone', async () => {
    const { idType, idNumber } = woman
    const known = bureauRecords().find((record) => record.idNumber === idNumber)
    const { idType: _type, idNumber: _number, photo, ...record } = known ?? { idType, idNumber, photo: null }

    expect(await identity.record({ idType, idNumber })).toEqual({ ...record, hasPhoto: photo !== null })
    expect(await identity.record({ idNumber })).toEqual({ ...record, hasPhoto: photo !== null })
  })

  test('knows nobody of another number, or under another kind of document', async () => {
    expect(await identity.record({ idNumber: '99999999' })).toBeUndefined()
    expect(await identity.record({ idType: 'student', idNumber: woman.idNumber })).toBeUndefined()
    expect(await identity.photo({ idNumber: '99999999' })).toBeUndefined()
  })

  test('gives the photo as it is, the same each time, or none', async () => {
    const photo = new Uint8Array(pictureOf('chineseWoman', 'photo'))
    const given = async (person: KnownBy) => new Uint8Array((await identity.photo(person)) ?? [])

    expect(await given(woman)).toEqual(photo)
    expect(await given({ idNumber: woman.idNumber })).toEqual(photo)
    expect(await identity.photo(minor)).toBeUndefined()
    expect(await identity.record(minor)).toMatchObject({ hasPhoto: false })
  })

  test('[V12] says of exactly one person that they are the parent of a child', async () => {
    expect(await identity.isGuardian(named.child, named.guardian)).toBe(true)
  })

  test.each([
    ['another child', { child: { idNumber: woman.idNumber } }],
    ['another kind of document', { child: { idType: 'student' as const } }],
    ['another birthday of the child', { child: { birthDate: '2015-01-01' } }],
    ['another parent', { guardian: { idNumber: woman.idNumber } }],
    ['nobody', { guardian: { idNumber: '99999999' } }],
    ['another birthday of the parent', { guardian: { birthDate: '1980-01-01' } }],
    ['another gender', { guardian: { gender: guardian.gender === 'male' ? ('female' as const) : ('male' as const) } }],
    ['the child as parent', { guardian: { idNumber: named.child.idNumber } }],
  ])('[V12] says no of %s', async (_, changed) => {
    const child = { ...named.child, ...('child' in changed ? changed.child : {}) }
    const parent = { ...named.guardian, ...('guardian' in changed ? changed.guardian : {}) }

    expect(await identity.isGuardian(child, parent)).toBe(false)
  })

  test('tells a face from another, and says where there is no photo to compare with', async () => {
    expect(await identity.compareFace(guardian, faceOf('guardian'))).toBe('same')
    expect(await identity.compareFace(guardian, faceOf('stranger'))).toBe('other')
    expect(await identity.compareFace(minor, faceOf('guardian'))).toBe('no_photo')
    expect(await identity.compareFace({ idNumber: '99999999' }, faceOf('guardian'))).toBe('no_photo')
  })

  test('answers many at once, each about whom they asked for', async () => {
    const records = bureauRecords()
    const answers = await Promise.all(records.map(({ idType, idNumber }) => identity.record({ idType, idNumber })))

    expect(answers.map((answer) => answer?.birthDate)).toEqual(records.map(({ birthDate }) => birthDate))
  })
})
