import type { Page } from '@playwright/test'
import { type Applicant, chooseFile, codeFor, field, goOn, pictureOf } from './applicant.ts'
import { expect, type Walk } from './portal.ts'
import type { PortalServer } from './server.ts'
import type { Locale } from './words.ts'

const referenceShape = /A\d\d-[A-Z0-9]{6}/

/** A step of a walk: the page, the person, and what the test can look into. */
export interface Walker extends Pick<Walk, 'visit' | 'letterTo'> {
  server: PortalServer
  page: Page
  who: Applicant
  locale: Locale
  /** Looks closer at every screen on the way. */
  inspect?: (page: Page) => Promise<void>
}

/** Terms, mobile and e-mail: a stranger becomes a person who can be reached. */
export const proveContacts = async ({ page, who, server, inspect }: Walker) => {
  await goOn(page)
  await expect(page.getByRole('alert'), 'nothing is opened before the terms are agreed to').toBeFocused()
  await field(page, 'termsAgreed').check()
  await inspect?.(page)
  await goOn(page)
  await field(page, 'mobile').fill(`+853 ${who.mobile}`)
  await field(page, 'captcha').fill(await codeFor(page, who.mobile, server))
  await inspect?.(page)
  await goOn(page)
  await field(page, 'email').fill(who.email)
  await field(page, 'emailRepeat').fill(who.email.toUpperCase())
  await field(page, 'code').fill(await codeFor(page, who.email, server))
  await goOn(page)
}

export const sayWhoTheyAre = async ({ page, who, inspect }: Walker) => {
  const { idType = 'resident', number, expiry } = who.document ?? {}
  await field(page, 'idType').selectOption(idType)
  await field(page, 'idNumber').fill(who.idNumber)
  if (number) await field(page, 'documentNumber').fill(number)
  if (expiry) await field(page, 'documentExpiry').fill(expiry)
  if (who.nameZh) await field(page, 'nameZh').fill(who.nameZh)
  else await field(page, 'noChineseName').check()
  await field(page, 'surname').fill(who.surname)
  await field(page, 'firstName').fill(who.firstName)
  await page.locator(`main [name="gender"][value="${who.gender}"]`).check()
  // The form adds the hyphens by itself.
  await field(page, 'birthDate').pressSequentially(who.birthDate.replaceAll('-', ''))
  await expect(field(page, 'birthDate')).toHaveValue(who.birthDate)
  await inspect?.(page)
  await goOn(page)
}

const givePictures = async ({ page, who, inspect }: Walker) => {
  await chooseFile(page, 'photo', pictureOf(who, 'photo'))
  await chooseFile(page, 'idCopy', pictureOf(who, 'document'))
  await field(page, 'photoRecent').check()
  await inspect?.(page)
  await goOn(page)
}

export const giveTheRest = async (walker: Walker) => {
  const { page, who, inspect } = walker
  await givePictures(walker)
  if (who.wishes) {
    await field(page, 'telephone').fill(who.wishes.telephone)
    await page.locator(`main [name="language"][value="${who.wishes.language}"]`).check()
    await field(page, 'noPromotions').check()
  }
  await field(page, 'area').selectOption({ index: 1 })
  await field(page, 'address').fill('Rua do Campo, 26, 3.º A')
  await field(page, 'pickUpPlace').selectOption({ index: 1 })
  await inspect?.(page)
  await goOn(page)
  await field(page, 'username').fill(who.username)
  await goOn(page)
}

/** The summary, the declaration, and the receipt with the last day for the decision. */
export const sendIn = async ({ page, who, inspect }: Walker) => {
  const main = page.getByRole('main')
  await expect(main).toContainText(who.surname)
  const { number, expiry } = who.document ?? {}
  for (const written of [number, expiry?.slice(0, 4), who.wishes?.telephone.replace(' ', '')])
    if (written) await expect(main).toContainText(written)
  await field(page, 'agreed').check()
  await inspect?.(page)
  await goOn(page)
  await expect(main).toContainText(referenceShape)
  await inspect?.(page)
  return referenceShape.exec((await main.textContent()) ?? '')?.[0] ?? ''
}
