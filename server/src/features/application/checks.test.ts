import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApplicant, anApplication } from '../../testing/applicant.ts'
import { aMinor, household, seatFamilies } from '../../testing/family.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

describe('an applicant is told what is wrong', () => {
  test.each([
    ['mobile_not_proved', { mobile: '66129002' }, { mobile: 'Verify your mobile number first' }],
    [
      'email_not_proved',
      { email: 'x@example.mo', emailRepeat: 'x@example.mo' },
      { email: 'Verify your e-mail address first' },
    ],
    [
      'file_gone',
      { photo: '00000000-0000-4000-8000-000000000000' },
      { photo: 'The file has expired. Upload it again' },
    ],
    ['too_young', { birthDate: '2022-03-03' }, { birthDate: 'Applicants must be 4 or older' }],
    ['day_future', { birthDate: '2026-03-03' }, { birthDate: 'The date cannot be after today' }],
    [
      'day_past',
      { idType: 'worker', documentExpiry: '2026-03-02' },
      { documentExpiry: 'The date must be after today' },
    ],
    ['username_taken', { username: 'siumei' }, { username: 'This username is already taken' }],
    ['invalid_input', { area: 'moon' }, { area: 'Some details are not correct. Check them and try again' }],
  ] as const)('%s', async (refusal, changes, errors) => {
    const applicant = await anApplicant(portal)
    const form = { ...(await applicant.ready()), ...changes }

    expect(await applicant.send(form)).toMatchObject({ code: refusals[refusal], errors })
  })

  test.each([
    [
      'guardian_not_adult',
      { guardianBirthDate: '2008-03-03' },
      { guardianBirthDate: 'The parent or guardian must be 18 or older' },
    ],
    [
      'guardian_is_applicant',
      { guardianIdNumber: household.ofMember.child.idNumber },
      { guardianIdNumber: 'Enter the ID number of the parent or guardian, not the applicant’s' },
    ],
    ['invalid_input', { guardianIdCopy: '' }, { guardianIdCopy: 'Upload a copy of the parent or guardian’s ID' }],
  ] as const)('of the guardian: %s', async (refusal, changes, errors) => {
    await seatFamilies(portal)
    const { applicant, form } = await aMinor(portal, household.ofMember, changes)

    expect(await applicant.send(form)).toMatchObject({ code: refusals[refusal], errors })
  })
})

test.each([
  ['2026-12-31T23:59:00+08:00', 'A26-'],
  ['2027-01-01T00:01:00+08:00', 'A27-'],
])(
  'a reference begins with the year in which the application comes in, by the clocks here: %s',
  async (now, begins) => {
    portal.clock.set(new Date(now))

    expect((await anApplication(portal)).reference.slice(0, 4)).toBe(begins)
  },
)

test('[V07] a Chinese name that was typed before the option was chosen is not kept', async () => {
  await anApplication(portal, { noChineseName: 'true' })

  expect(await portal.db.selectFrom('applications').select('nameZh').execute()).toEqual([{ nameZh: null }])
})
