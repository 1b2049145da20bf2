import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The button of the decision. */
export const approveButton = () => page.getByRole('button', { name: '批准', exact: true })
const anyApproval = () => approveButton().or(page.getByRole('button', { name: /^確認/ }))

/** Brings each picture onto the screen, as a clerk does who scrolls through the page. */
export const seeThePictures = async () => {
  await expect.element(page.getByRole('button', { name: /（放大）/ }).first()).toBeVisible()
  for (const figure of document.querySelectorAll('figure')) {
    figure.scrollIntoView({ block: 'center' })
    await new Promise((passed) => setTimeout(passed, 50))
  }
  await expect.element(anyApproval()).toHaveAttribute('aria-disabled', 'false')
}
