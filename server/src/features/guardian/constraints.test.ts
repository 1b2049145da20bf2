import { beforeEach, describe, expect, test } from 'vitest'
import { anApplication } from '../../testing/applicant.ts'
import { anotherApplication } from '../../testing/desk.ts'
import { household } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()
const { guardian } = household.ofMember
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('the database takes no application', () => {
  const guarded = { ...guardian, guardianFace: 'same', birthDate: '2009-09-01' } as const
  const made = async (changes: object) => {
    const { form } = await anApplication(portal)
    return anotherApplication(portal, 1, {
      ...changes,
      ...('guardianFace' in changes && { guardianIdCopy: form.idCopy }),
    })
  }

  test.each([
    ['of a minor without a guardian', { birthDate: '2008-03-03' }, 'guardian_of_minor'],
    ['of who is 18 tomorrow, born on 29 February', { birthDate: '2008-02-29', receivedOn: '2026-02-28' }, 'of_minor'],
    ['of an adult with one', { ...guarded, birthDate: '2008-03-02' }, 'guardian_of_minor'],
    ['with half a guardian', { ...guarded, guardianGender: null }, 'guardian_whole'],
    ['without a face check', { ...guarded, guardianFace: null }, 'guardian_whole'],
    ['with a guardian of 17', { ...guarded, guardianBirthDate: '2008-03-03' }, 'guardian_of_age'],
    ['with the applicant as guardian', { ...guarded, guardianIdNumber: '15550001' }, 'guardian_is_another'],
    ['of an adult who asks for online payment', { onlinePayment: true }, 'online_payment'],
  ])('%s', async (_, changes, constraint) => {
    await expect(made(changes)).rejects.toThrow(constraint)
  })

  test.each([
    ['of a minor with a guardian', guarded],
    ['with a guardian who is 18 today', { ...guarded, guardianBirthDate: '2008-03-02' }],
    ['of who is 18 today', { birthDate: '2008-03-02' }],
    ['of who is 18 today, born on 29 February', { birthDate: '2008-02-29', receivedOn: '2026-03-01' }],
  ])('but takes one %s', async (_, changes) => {
    expect(await made(changes)).toMatch(/^A26-/)
  })
})
