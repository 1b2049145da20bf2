import { z } from 'zod/mini'
import * as constant from './constants.ts'
import { locales } from './locale.ts'
import type { RefusalName } from './refusals/names.ts'
import { isDay } from './rules/days.ts'
import { normaliseEmail } from './rules/email.ts'
import { idTypes, isIdNumber, normaliseIdNumber } from './rules/identity.ts'
import { isMemberNumber, normaliseMemberNumber } from './rules/memberNumber.ts'
import { isMobile, normaliseMobile } from './rules/mobile.ts'
import { normaliseUsername } from './rules/username.ts'

/**
 * zod speaks in refusal names, so every check has its sentence in three languages.
 * Browsers are forbidden to compile code at run time (the content security policy), hence `jitless` there.
 */
z.config({
  customError: (issue): RefusalName => (issue.input === undefined || issue.input === '' ? 'required' : 'invalid_input'),
  jitless: 'document' in globalThis,
})
/** The sentence of a check. */
export const no = (refusal: RefusalName) => ({ error: refusal })
/**
 * Of several complaints about one field the first is told. (Not by `abort`: zod would then leave out the rules over
 * several fields, and not everything would be said at once.)
 */
export const required = no('required')
export const most = (length: number) => z.maxLength(length, no('too_long'))

export const written = (normalise: (text: string) => string, length = 200) =>
  z.string().check(z.overwrite(normalise), most(length), z.minLength(1, required))
export const empty = (text: string) => text === ''
export const trim = (text: string) => text.trim()

/** Any text that has to be there. */
export const given = written(trim)
/** A secret as it was typed: not trimmed, not changed. */
export const secret = z.string().check(z.minLength(1, required), z.maxLength(constant.passwordMaximum, no('too_long')))
export const agreement = z.literal(true, no('must_agree'))
export const locale = z.enum(locales)
export const day = written(trim, 10).check(z.refine(isDay, no('day_format')))
export const moment = z.iso.datetime()

export const idType = z.enum(idTypes)
export const idNumber = written(normaliseIdNumber, 20).check(z.refine(isIdNumber, no('id_number_format')))
/** The whole number, or its last four digits: one question of several, never a proof by itself (T-13). */
export const idNumberOrEnd = written(normaliseIdNumber, 20).check(
  z.refine((text) => isIdNumber(text) || /^\d{4}$/.test(text), no('id_number_or_end_format')),
)
export const memberNumber = written(normaliseMemberNumber, 20).check(
  z.refine(isMemberNumber, no('member_number_format')),
)
export const mobile = written(normaliseMobile, 20).check(z.refine(isMobile, no('mobile_format')))
export const email = written(normaliseEmail, 254).check(
  z.regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, no('email_format')),
)
export const username = written(normaliseUsername, 30).check(z.regex(/^[a-z][a-z0-9._-]{3,29}$/, no('username_format')))
/** A new password. Whether it is too common or too personal, only the server can tell. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, required),
    z.minLength(constant.passwordMinimum, no('password_too_short')),
    z.maxLength(constant.passwordMaximum, no('too_long')),
  )
export const code = written((text) => text.normalize('NFKC').replace(/\s/g, ''), 20).check(
  z.regex(/^\d{6}$/, no('code_wrong')),
)
/** The secret part of an e-mailed link. */
export const linkHash = z.string().check(z.regex(/^[\w-]{43}$/, no('link_ended')))
/** What one gets for knowing, and gives back with a code. */
export const pending = z.string().check(z.regex(/^[\w-]{43}$/, no('pending_ended')))

/** Free text to the authority. The specification asks for five characters at least (V08). */
export const message = z
  .string()
  .check(
    z.overwrite(trim),
    z.minLength(1, required),
    z.minLength(constant.messageMinimum, no('message_too_short')),
    z.maxLength(1000, no('too_long')),
  )

/** The answer to the puzzle that the browser solves before it may cause cost or ask about others. */
export const solvedCaptcha = z.string().check(z.minLength(1, no('captcha_failed')), z.maxLength(4000))

/**
 * A rule over several fields of a form, blamed on one of them. It is asked even while other fields are wrong, so
 * that everything is said at once; `holds` therefore has to bear missing values.
 */
export const together = <T>(field: keyof T & string, refusal: RefusalName, holds: (form: Partial<T>) => boolean) =>
  z.refine<T>((form) => holds(form as Partial<T>), {
    ...no(refusal),
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Typed twice, because a slip would send the letters of a member to a stranger. */
export const sameEmail = together<{ email: string; emailRepeat: string }>(
  'emailRepeat',
  'emails_differ',
  ({ email = '', emailRepeat = '' }) => normaliseEmail(email) === normaliseEmail(emailRepeat),
)
export const emailTwice = z.strictObject({ email, emailRepeat: z.string() }).check(sameEmail)
/** A new password is typed twice, because nobody sees what they type. */
export const newPasswords = { password: newPassword, passwordRepeat: z.string() }
export const samePasswords = together<{ password: string; passwordRepeat: string }>(
  'passwordRepeat',
  'passwords_differ',
  (form) => form.password === form.passwordRepeat,
)
export const newPasswordTwice = z.strictObject(newPasswords).check(samePasswords)
