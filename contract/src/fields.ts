import { z } from 'zod/mini'
import * as constant from './constants.ts'
import type { CheckName } from './refusals/names.ts'
import { appealWords } from './rules/appeal.ts'
import { isDay } from './rules/days.ts'
import { normaliseDay } from './rules/dayWriting.ts'
import { normaliseEmail } from './rules/email.ts'
import { idTypes, isIdNumber, normaliseIdNumber } from './rules/identity.ts'
import { isMemberNumber, normaliseMemberNumber } from './rules/memberNumber.ts'
import { isMobile, normaliseMobile } from './rules/mobile.ts'
import { normaliseCode, seen } from './rules/typing.ts'
import { normaliseUsername } from './rules/username.ts'
import { no, required, written } from './written.ts'

/** A secret as it was typed: not trimmed, not changed. At most 256 characters. @example correct horse battery */
export const secret = z.string().check(z.minLength(1, required), z.maxLength(constant.passwordMaximum, no('too_long')))
/** Has to be `true`: without the agreement there is a refusal. */
export const agreement = z.literal(true, no('must_agree'))
/** Has to be `true`: what a clerk says that they have done or seen. */
export const confirmed = z.literal(true, no('required'))
/** A calendar day as people write it: `yyyy-mm-dd`, `dd/mm/yyyy` and the like. @format date @example 2026-03-02 */
export const dayWritten = written(normaliseDay, 10).check(z.refine(isDay, no('day_format')))

/** The kind of the identity document; `site.idTypes` has their names. */
export const idType = z.enum(idTypes)
/**
 * An ID number of Macao: eight digits. Blanks, slashes and brackets are taken away, so `1234567(8)` will do.
 * @example 12345678
 */
export const idNumber = written(normaliseIdNumber, 20).check(z.refine(isIdNumber, no('id_number_format')))
/** The whole ID number, or its last four digits: one question of several, never a proof by itself (T-13). @example 5678 */
export const idNumberOrEnd = written(normaliseIdNumber, 20).check(
  z.refine((text) => isIdNumber(text) || /^\d{4}$/.test(text), no('id_number_or_end_format')),
)
/**
 * A member number: nine digits, the last of which is a check digit (Luhn). Blanks and hyphens are taken away.
 * @example 000000018
 */
export const memberNumber = written(normaliseMemberNumber, 20).check(
  z.refine(isMemberNumber, no('member_number_format')),
)
/**
 * A mobile number of Macao: eight digits, the first of which is 6. `+853` and blanks are taken away.
 * @example 66123456
 */
export const mobile = written(normaliseMobile, 20).check(z.refine(isMobile, no('mobile_format')))
/** An e-mail address. Capitals become small letters. @format email @example siumei@example.mo */
export const email = written(normaliseEmail, 254).check(
  z.regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, no('email_format')),
)
/**
 * A username: 4 to 30 of `a-z`, `0-9`, `.`, `_` and `-`, a letter first. Capitals become small letters.
 * @example siumei
 */
export const username = written(normaliseUsername, 30).check(z.regex(/^[a-z][a-z0-9._-]{3,29}$/, no('username_format')))
/**
 * A new password, 8 to 256 characters. Whether it is too common or too personal, only the server can tell.
 * @example correct horse battery
 */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, required),
    z.minLength(constant.passwordMinimum, no('password_too_short')),
    z.maxLength(constant.passwordMaximum, no('too_long')),
  )
/**
 * The six digits of a text message or an e-mail, good for five minutes and five tries. Of a whole message they are taken
 * out.
 * @example 123456
 */
export const code = written(normaliseCode, 20).check(z.regex(/^\d{6}$/, no('code_wrong')))
/** The secret part of an e-mailed link. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
export const hash = z.string().check(z.regex(/^[\w-]{43}$/, no('link_ended')))
/** The pending token of `login.verify`, good for ten minutes: it opens nothing without a code. @example q3k9VJb0w2Zt6yXn5uPf1sRc8mLd4hGa7eTjYoIvBxE */
export const pending = z.string().check(z.regex(/^[\w-]{43}$/, no('pending_ended')))

/** Free text, 5 to 1000 characters; the specification asks for five at least (V08). @example Lost on the ferry. */
export const message = z
  .string()
  .check(
    z.overwrite(seen),
    z.minLength(1, required),
    z.minLength(constant.messageMinimum, no('message_too_short')),
    z.maxLength(1000, no('too_long')),
  )

/** The number of something that a reply has named. @example 17 */
// A check of its own: what the library has for integers would be in the first load of every screen.
export const numberOfOne = z.number().check(z.refine((number) => Number.isSafeInteger(number) && number > 0))

/** What somebody says in an appeal, 20 to 2000 characters. @example I was in hospital on both days and could not cancel. */
export const appealText = z
  .string()
  .check(
    z.overwrite(seen),
    z.minLength(1, required),
    z.minLength(appealWords.least, no('appeal_too_short')),
    z.maxLength(appealWords.most, no('too_long')),
  )

/** What somebody says against one missed booking, 5 to 2000 characters. @example My child was in hospital. */
export const missedAppealText = z
  .string()
  .check(
    z.overwrite(seen),
    z.minLength(1, required),
    z.minLength(appealWords.leastAboutMissed, no('message_too_short')),
    z.maxLength(appealWords.most, no('too_long')),
  )

/**
 * The solution of the captcha (base64 of JSON, as altcha makes it) that `login.captcha` has set: whoever causes cost,
 * or asks about others, has solved one.
 * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
 */
export const solvedCaptcha = z.string().check(z.minLength(1, no('captcha_failed')), z.maxLength(4000))

/** How many times the ordinary work a challenge takes. @example 4 */
export const captchaWork = z.enum(constant.captchaWorks.map((work) => `${work}` as const))

/** A form of which nothing has been checked: anything may stand in its fields, or nothing. */
type AnyOf<T> = { [Field in keyof T]?: unknown }

/**
 * A rule over several fields of a form; the refusal stands at one of them. It runs even while other fields are wrong,
 * so that all problems show at once; `holds` therefore has to bear values of every kind.
 */
export const together = <T>(field: keyof T & string, refusal: CheckName, holds: (form: AnyOf<T>) => boolean) =>
  z.refine<T>((form) => holds(form as AnyOf<T>), {
    ...no(refusal),
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** What is no text is a problem of its field. */
const spelling = (email: unknown) => (typeof email === 'string' ? normaliseEmail(email) : '')

/** The address is typed twice, because a slip would send the letters of a member to a stranger. */
export const sameEmail = together<{ email: string; emailRepeat: string }>(
  'emailRepeat',
  'emails_differ',
  ({ email, emailRepeat }) => spelling(email) === spelling(emailRepeat),
)
export const emailTwice = z
  .strictObject({
    email,
    /** The same address, typed once more. @example siumei@example.mo */
    emailRepeat: z.string(),
  })
  .check(sameEmail)
/** A new password is typed twice, because nobody sees what they type. */
export const newPasswords = {
  /** From now on. */
  password: newPassword,
  /** The same password, typed once more. @example correct horse battery */
  passwordRepeat: z.string(),
}
export const samePasswords = together<{ password: string; passwordRepeat: string }>(
  'passwordRepeat',
  'passwords_differ',
  (form) => form.password === form.passwordRepeat,
)
export const newPasswordTwice = z.strictObject(newPasswords).check(samePasswords)
