import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from './portal.ts'
import { openServer, type PortalServer } from './server.ts'
import { logInAs, loginPage, logOut, stored } from './steps.ts'
import { words } from './words.ts'

// A portal as an authority may run it: with settings of its own, and a slow mail system.

interface SlowMail {
  address: string
  /** The letters that it has received, in order. */
  letters: string[]
  /** From now on it confirms a letter at once. */
  hurry: () => void
  close: () => void
}

/** SMTP, as far as one letter needs it. It confirms a letter only once `hurry` is called. */
const openSlowMail = async (): Promise<SlowMail> => {
  const letters: string[] = []
  const { promise: mayHurry, resolve: hurry } = Promise.withResolvers<void>()
  const take = (socket: Socket) => {
    let heard = ''
    let letter = false
    socket.on('error', () => undefined) // A client that has waited too long hangs up, and sends again.
    socket.write('220 slow\r\n')
    socket.on('data', (part) => {
      heard += part
      const end = letter ? '\r\n.\r\n' : '\r\n'
      if (!heard.endsWith(end)) return
      const said = heard
      heard = ''
      if (letter) {
        letter = false
        letters.push(said)
        void mayHurry.then(() => socket.write('250 taken\r\n'))
        return
      }
      letter = said.startsWith('DATA')
      socket.write(letter ? '354 go on\r\n' : said.startsWith('QUIT') ? '221 bye\r\n' : '250 yes\r\n')
    })
  }
  const server = createServer(take)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const place = server.address()
  if (!place || typeof place === 'string') throw new Error('The mail system has no port.')
  return { address: `smtp://127.0.0.1:${place.port}`, letters, hurry, close: () => server.close() }
}

const test = plain.extend<object, { mail: SlowMail; server: PortalServer }>({
  mail: [
    async ({}, use) => {
      const mail = await openSlowMail()
      await use(mail)
      mail.hurry()
      mail.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'palaestra-elsewhere-'))
      const settings = join(folder, 'settings.json')
      writeFileSync(settings, JSON.stringify({ logOutUri: '/faq' }))
      const server = await openServer({ environment: { SMTP_URL: mail.address, SETTINGS_FILE: settings } })
      await use(server)
      await server.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
const say = words.en

test('after a loss the account is suspended until the temporary card has left by e-mail', { tag: '@C01' }, async ({
  visit,
  mail,
}) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'maria', 'en')
  const card = page.getByRole('region', { name: 'Membership card' })
  await expect(card).toContainText('Valid')
  const validUntil = await card.locator('time').textContent()
  await page.getByRole('main').getByRole('link', { name: say.reportLoss }).click()
  await page.getByLabel(say.howLost).fill('On the bus 25')
  await page.getByLabel(say.understood).check()
  await page.getByRole('button', { name: say.reportLoss }).click()
  await page.getByRole('link', { name: 'Back to my account' }).click()

  await expect.poll(() => mail.letters.length, { message: 'the letter is on its way' }).toBeGreaterThan(0)
  await page.reload()
  await expect(card).toContainText('Suspended')
  await expect(card).toContainText('Your temporary card is being sent by e-mail.')
  await expect(card.getByRole('button', { name: 'Show QR code' }), 'no code of any card').toHaveCount(0)
  mail.hurry()
  await expect(async () => {
    await page.reload()
    await expect(card).toContainText('Temporary', { timeout: 2000 })
  }).toPass()

  const letter = mail.letters.find((one) => one.includes(say.temporaryCard))
  for (const line of ['Name: Maria Luisa Santos', 'Member number: 000 100 073', `Valid until: ${validUntil}`])
    expect(letter).toContain(line)
})

test('who logs out goes where the settings of the server say', { tag: '@A06' }, async ({ visit }) => {
  const page = await visit(loginPage('en'))
  await logInAs(page, 'tom', 'en')
  await logOut(page, 'en')

  await expect(page).toHaveURL('/en/faq')
  await expect(page.getByRole('banner').getByRole('link', { name: say.logIn })).toBeVisible()
  expect(await stored(page)).toEqual({})
})
