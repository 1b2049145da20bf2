import { expect, test } from 'vitest'
import * as enApplication from './en/application.ts'
import * as enLetter from './en/letter.ts'
import * as enStaff from './en/staff.ts'
import * as ptApplication from './pt/application.ts'
import * as ptLetter from './pt/letter.ts'
import * as ptStaff from './pt/staff.ts'

test.each([
  [
    enApplication.differencesCount,
    'One field differs from the bureau’s record.',
    '2 fields differ from the bureau’s record.',
  ],
  [ptApplication.differencesCount, 'Um campo difere do registo da DSI.', '2 campos diferem do registo da DSI.'],
  [enLetter.sentAllAgain, 'One message is queued to be sent again.', '2 messages are queued to be sent again.'],
  [ptLetter.sentAllAgain, 'Uma mensagem vai ser enviada de novo.', '2 mensagens vão ser enviadas de novo.'],
  [enStaff.have, /1 recovery code left\.$/, /2 recovery codes left\.$/],
  [ptStaff.have, /Resta 1 código de recuperação\.$/, /Restam 2 códigos de recuperação\.$/],
])('one is one, and two are more: %o', (said, one, two) => {
  expect(said(1)).toMatch(one)
  expect(said(2)).toMatch(two)
})
