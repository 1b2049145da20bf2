import { z } from 'zod/mini'
import * as constant from './constants.ts'
import { agreement } from './fields.ts'
import { locale } from './replies.ts'
import { isDay } from './rules/days.ts'
import { normaliseDay } from './rules/dayWriting.ts'
import { isIdNumber, normaliseDocumentNumber, normaliseIdNumber } from './rules/identity.ts'
import { isTelephone, normaliseMobile } from './rules/mobile.ts'
import { isChineseName, isForeignName, tidyChineseName, tidyForeignName, tidyName } from './rules/names.ts'
import { empty, most, no, required, trim, written } from './written.ts'

// The fields of the application alone: they stand apart, so that other screens need not load them.

/** A tick: `true` or `false`; a multipart form can carry only the text. */
export const tick = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((ticked: boolean | 'true' | 'false') => ticked === true || ticked === 'true'),
)
/** A box that must be ticked. */
export const formAgreement = z.pipe(tick, agreement)
/** That the photo was taken in the last twelve months (V17): the person says so, a reviewer looks. @example true */
export const photoRecent = z.pipe(tick, z.literal(true, no('required')))
/** A calendar day, `yyyy-mm-dd`, or empty. @example 2027-08-31 */
export const dayIfAny = z.string().check(
  z.overwrite(normaliseDay),
  z.refine((text) => empty(text) || isDay(text), no('day_format')),
)
/** The number of a permit or a student card: 4 to 20 letters, digits, slashes and hyphens; or empty. */
export const documentNumberIfAny = z.string().check(
  z.overwrite(normaliseDocumentNumber),
  z.refine((text) => empty(text) || /^[A-Za-z0-9/-]{4,20}$/.test(text), no('document_number_format')),
)
/** An ID number of eight digits, or empty. @example 87654321 */
export const idNumberIfAny = z.string().check(
  z.overwrite(normaliseIdNumber),
  most(20),
  z.refine((text) => empty(text) || isIdNumber(text), no('id_number_format')),
)
/** A local telephone number of eight digits, or empty. @example 28123456 */
export const telephoneIfAny = z.string().check(
  z.overwrite(normaliseMobile),
  z.refine((text) => empty(text) || isTelephone(text), no('telephone_format')),
)
/** A name in Han characters, at most 40, or empty. @example 陳小美 */
export const chineseNameIfAny = z.string().check(
  z.overwrite(tidyChineseName),
  most(40),
  z.refine((text) => empty(text) || isChineseName(text), no('name_not_chinese')),
)
/** A name in Latin letters, with the diacritics of Portuguese; at most 80. */
export const foreignName = written(tidyForeignName, 80).check(z.refine(isForeignName, no('name_not_foreign')))
/** The same, or empty. @example Chan */
export const foreignNameIfAny = z.string().check(
  z.overwrite(tidyForeignName),
  most(80),
  z.refine((text) => empty(text) || isForeignName(text), no('name_not_foreign')),
)
/** The code of an item of a list that the portal offers. */
export const choice = z.string().check(z.minLength(1, required), z.regex(/^[a-z0-9-]{1,30}$/))
/** A postal address, 5 to 200 characters. @example Rua do Campo 12, 3A */
export const address = written(tidyName).check(z.minLength(5, no('address_too_short')))
/** An uploaded picture, JPEG or PNG by its content, at most 5 MB; its name decides nothing. @example photo.jpg */
export const upload = z
  .file(no('required'))
  .check(z.minSize(1, required), z.maxSize(constant.uploadMaximumBytes, no('file_too_large')))
/** The id that an upload of this registration was answered with. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
export const fileId = written(trim, 36).check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, required))
/** The id of an upload of this registration, or empty. @example 0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10 */
export const fileIdIfAny = z.union([z.literal(''), fileId])

/** How a member is reached besides e-mail and mobile, where the card is collected, and what is sent. */
export const contactDetails = {
  /** A second number, besides the mobile. */
  telephone: telephoneIfAny,
  /** Of `site.areas`. @example se */
  area: choice,
  address,
  /** Of letters and text messages to the member. */
  language: locale,
  /** Where the card will be collected, of `site.pickUpPlaces`. @example tapseac */
  pickUpPlace: choice,
  /** Whether no advertising is wanted. @example false */
  noPromotions: tick,
}
