import { expect, test } from 'vitest'
import { hintOfEmail } from './email.ts'
import { hintOfMobile } from './mobile.ts'
import { hintOfName } from './names.ts'
import { hintOfUsername } from './username.ts'

test.each([
  ['an e-mail address', hintOfEmail, 'siumei@example.mo', 's•••@example.mo'],
  ['an e-mail address of one letter', hintOfEmail, 'a@example.mo', 'a•••@example.mo'],
  ['a mobile', hintOfMobile, '66123456', '6612 ••••'],
  ['a username', hintOfUsername, 'siumei', 's•••i'],
  ['a name in Chinese', hintOfName, '陳小美', '陳••'],
  ['a name in Latin letters', hintOfName, 'Ana da Sousa', 'A•• d•• S••'],
  ['a name with a rare character', hintOfName, '𠮷田', '𠮷••'],
])('enough of %s to recognise one’s own, and no more', (_, hintOf, whole, hint) => {
  expect(hintOf(whole)).toBe(hint)
})
