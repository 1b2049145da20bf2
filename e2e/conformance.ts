import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** The rules of the HTML standard, and none of taste. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What people read, and where it leads: in these alone a document differs from one language to the other. */
const readAttribute = /\s(alt|aria-label|content|href|hreflang|lang|placeholder|title|value)="[^"]+"/g
const readText = />[^<>]*[^<>\s][^<>]*</g
/** How a document is built. The standard says the same of two that are built alike. */
const builtOf = (document: string) => document.replace(readAttribute, ' $1="read"').replace(readText, '>read<')
/** How the documents were built that this worker has judged. */
const judged = new Set<string>()

/** Finds what the HTML standard forbids in the document as it stands now: axe does not look for it. */
export const expectConformant = async (page: Page) => {
  const document = await page.content()
  const built = builtOf(document)
  if (judged.has(built)) return
  const { results } = await checker.validateString(document)
  const faults = results.flatMap(({ messages, source }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${source?.slice(offset, offset + 80)}`),
  )
  expect(faults, `${page.url()} is HTML as the standard wants it`).toEqual([])
  judged.add(built)
}
