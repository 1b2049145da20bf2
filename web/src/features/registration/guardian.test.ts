import { expect, test } from 'vitest'
import { guardian, minor } from '../../testing/registration.ts'
import { confirmationOf, relationIn } from './guardian.ts'

const draft = { ...minor, ...guardian }
const confirmed = { relation: relationIn(draft), face: true }

test.each([
  ['idType', 'permit'],
  ['idNumber', '15550007'],
  ['birthDate', '2010-01-31'],
  ['guardianIdNumber', '15550014'],
  ['guardianBirthDate', '1980-01-21'],
  ['guardianGender', 'male'],
])(
  '[M04] the yes of the bureau is void once another %s is written, and good again with the old one',
  (field, other) => {
    expect(confirmationOf({ draft: { ...draft, [field]: other }, confirmed })).toBe('none')
    expect(confirmationOf({ draft, confirmed })).toBe('face')
  },
)
