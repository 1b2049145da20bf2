import { z } from 'zod/mini'
import * as constant from './constants.ts'
import { agreement, empty, most, no, required, trim, written } from './fields.ts'
import { isDay } from './rules/days.ts'
import { isIdNumber, normaliseIdNumber } from './rules/identity.ts'
import { isTelephone, normaliseMobile } from './rules/mobile.ts'
import { isChineseName, isForeignName, tidyName } from './rules/names.ts'

// What only an application asks for: apart from the other fields, so that no other screen has to load it.

/** A tick. A multipart form can carry only text. */
export const tick = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((ticked: boolean | 'true' | 'false') => ticked === true || ticked === 'true'),
)
export const formAgreement = z.pipe(tick, agreement)
/** A day, or nothing written. */
export const dayIfAny = z.string().check(
  z.overwrite(trim),
  z.refine((text) => empty(text) || isDay(text), no('day_format')),
)
/** The number of a permit or a student card, or nothing written. */
export const documentNumberIfAny = z.string().check(
  z.overwrite(trim),
  z.refine((text) => empty(text) || /^[A-Za-z0-9/-]{4,20}$/.test(text), no('document_number_format')),
)
/** An ID number, or nothing written. */
export const idNumberIfAny = z.string().check(
  z.overwrite(normaliseIdNumber),
  most(20),
  z.refine((text) => empty(text) || isIdNumber(text), no('id_number_format')),
)
export const telephoneIfAny = z.string().check(
  z.overwrite(normaliseMobile),
  z.refine((text) => empty(text) || isTelephone(text), no('telephone_format')),
)
export const chineseNameIfAny = z.string().check(
  z.overwrite(tidyName),
  most(40),
  z.refine((text) => empty(text) || isChineseName(text), no('name_not_chinese')),
)
export const foreignName = written(tidyName, 80).check(z.refine(isForeignName, no('name_not_foreign')))
/** The code of something chosen from a list. */
export const choice = z.string().check(z.minLength(1, required), z.regex(/^[a-z0-9-]{1,30}$/))
export const address = written(tidyName).check(z.minLength(5, no('address_too_short')))
/** An uploaded picture: at most 5 MB. What it really is, only the server can tell. */
export const upload = z.file(no('required')).check(
  z.minSize(1, required),
  z.maxSize(constant.uploadMaximumBytes, no('file_too_large')),
  z.refine(({ name }) => /\.(jpe?g|png)$/i.test(name), no('file_not_picture')),
)
export const fileId = written(trim, 36).check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, required))
export const fileIdIfAny = z.union([z.literal(''), fileId])
