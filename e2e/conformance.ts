import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** The rules of the HTML standard, and none of taste. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Finds what the HTML standard forbids in the document as it stands now: axe does not look for it. */
export const expectConformant = async (page: Page) => {
  const { results } = await checker.validateString(await page.content())
  const faults = results.flatMap(({ messages, source }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${source?.slice(offset, offset + 80)}`),
  )
  expect(faults, `${page.url()} is HTML as the standard wants it`).toEqual([])
}
