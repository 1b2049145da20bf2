import type { Page } from '@playwright/test'
import { field, goOn } from './applicant.ts'
import { expect, expectAccessible, test } from './portal.ts'
import { password } from './steps.ts'

/** A device with passkeys in this page’s browser, whose owner always confirms. */
const withDevice = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the owner confirms what the device is asked. */
    confirming: (enabled: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: enabled }),
  }
}

/** The desk of one clerk in a browser of its own, with a device. */
const deskOf = async (page: Page, login: string) => ({
  page,
  device: await withDevice(page),
  async logIn() {
    await page.goto(login, { waitUntil: 'networkidle' })
    // Whom no other walk on the same portal needs: a second step stays.
    await field(page, 'username').fill('accountant')
    await field(page, 'password').fill(password)
    await goOn(page)
  },
  logOut: () => page.getByRole('button', { name: 'Log out' }).click(),
  openFactors: () => page.getByRole('link', { name: 'Second step' }).click(),
  /** By the code, where one is given. */
  async addPasskey(name: string, code?: string) {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await field(page, 'name').fill(name)
    const dialog = page.getByRole('dialog')
    if (code) await dialog.getByLabel(/^Current code/).fill(code)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
  },
  async remove(name: string) {
    await page.getByRole('button', { name: `Remove “${name}”` }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  },
})

test('staff set up a passkey, log in with it, and remove it (S4)', async ({ visit, server }) => {
  // A number has no passkeys: the same portal, by its name.
  const login = `${server.address.replace('127.0.0.1', 'localhost')}/desk/en/login`
  const office = await deskOf(await visit(login), login)
  await office.logIn()
  await office.openFactors()
  await office.addPasskey('Office computer')
  await expect(office.page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const [one = '', other = ''] = await office.page.locator('main li code').allTextContents()
  await office.page.getByRole('button', { name: 'I have saved the codes' }).click()
  await office.logOut()

  await office.logIn()
  await office.openFactors()
  await expect(office.page.getByText(/^Last used: /), 'the login has asked for it by itself').toBeVisible()
  await expectAccessible(office.page)
  await office.remove('Office computer')
  await expect(office.page.getByRole('alert')).toHaveText(/This is your only second step/)
  await office.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await office.logOut()

  await office.device.confirming(false)
  await office.logIn()
  const use = office.page.getByRole('button', { name: 'Use your passkey' })
  await expect(use, 'what was not confirmed can be tried again').toBeVisible()
  await expectAccessible(office.page)
  await office.device.confirming(true)
  await use.click()
  await office.openFactors()

  const home = await deskOf(await visit(login), login)
  await home.logIn()
  await field(home.page, 'code').fill(one)
  await goOn(home.page)
  await home.openFactors()
  await home.addPasskey('Phone', other)
  await expect(home.page.getByRole('status')).toHaveText('The passkey has been added.')
  await home.remove('Office computer')
  await expect(home.page.getByText('Office computer')).toHaveCount(0)
  await expect(home.page.getByText('Phone')).toBeVisible()

  await office.page.reload()
  await expect(office.page, 'a passkey that is added ends other sessions').toHaveURL(/\/login/)
  await office.logIn()
  await field(office.page, 'code').fill(one)
  await goOn(office.page)
  await expect(office.page.getByRole('alert'), 'what is removed opens nothing').toBeVisible()
})
