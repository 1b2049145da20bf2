import type { Page } from '@playwright/test'
import { type Applicant, chooseFile, codeFor, field, goOn } from './applicant.ts'
import { giveTheRest, proveContacts, sayWhoTheyAre, type Walker } from './application.ts'
import { turnedPhoto, unfitFiles } from './files.ts'
import { expect, test } from './portal.ts'

const begin = async (page: Page) => {
  await field(page, 'termsAgreed').check()
  await goOn(page)
  await expect(field(page, 'mobile')).toBeVisible()
}

/** Finds the sentence of a field, in the summary and below the label. */
const expectBlamed = async (page: Page, name: string, sentence: string) => {
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expect(page.locator(`main [name="${name}"][aria-invalid="true"]`)).toHaveAccessibleDescription(
    new RegExp(sentence.replace(/[()]/g, '\\$&')),
  )
}

const who: Applicant = {
  name: 'newResident',
  // An ID number that belongs to nobody: other walks make members of the demonstration’s strangers.
  idNumber: '7555098 (3)',
  nameZh: '陳嘉偉',
  surname: 'Chen',
  firstName: 'Jiawei',
  gender: 'male',
  birthDate: '1996-12-29',
  username: 'chen.jiawei',
  email: 'chen@example.mo',
  mobile: '66550021',
}

test('contacts are proved by the newest code only, and another one is sent after a countdown', {
  tag: ['@V03', '@V05', '@V16', '@R19'],
}, async ({ visit, server, setClock }) => {
  test.setTimeout(120_000)
  await setClock({ now: '2026-03-09T10:00:00+08:00' })
  const { inbox } = server
  const page = await visit('/en/register')
  const again = page.getByRole('button', { name: /^New code in \d+ s$/ })
  const mobile = '66550020'
  await begin(page)

  await field(page, 'mobile').fill('28881234')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expectBlamed(page, 'mobile', 'Enter a Macao mobile number: 8 digits that begin with 6')
  expect(await inbox('28881234')).toEqual([])

  await field(page, 'mobile').fill(mobile)
  const first = await codeFor(page, mobile, server)
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.click({ force: true })
  await page.reload()
  await field(page, 'mobile').fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('alert')).toContainText('A code has been sent. Wait a moment before you ask for another')
  await expect(again).toBeVisible()
  expect(await inbox(mobile), 'neither here nor by the server').toHaveLength(1)

  await setClock({ forward: 'PT61S' })
  await page.reload()
  await field(page, 'mobile').fill(mobile)
  const second = await codeFor(page, mobile, server)
  for (const wrong of [first, second === '000000' ? '111111' : '000000']) {
    await field(page, 'captcha').fill(wrong)
    await goOn(page)
    await expectBlamed(page, 'captcha', 'The code is wrong or has expired')
  }
  await setClock({ forward: 'PT5M1S' })
  await field(page, 'captcha').fill(second)
  await goOn(page)
  await expectBlamed(page, 'captcha', 'The code is wrong or has expired')
  await page.reload()
  await field(page, 'mobile').fill(mobile)
  const third = await codeFor(page, mobile, server)
  await field(page, 'captcha').fill(third)
  await goOn(page)

  await page.getByRole('button', { name: 'Previous step' }).click()
  await page.getByRole('button', { name: 'Use another' }).click()
  await field(page, 'mobile').fill(mobile)
  await field(page, 'captcha').fill(third)
  await goOn(page)
  await expectBlamed(page, 'captcha', 'The code is wrong or has expired')
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail')

  await field(page, 'email').fill('somebody@example.mo')
  await field(page, 'emailRepeat').fill('somebody@example.mp')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expectBlamed(page, 'emailRepeat', 'The two e-mail addresses differ')
  expect(await inbox('somebody@example.mo')).toEqual([])
  await field(page, 'email').fill('siumei@example.mo')
  await field(page, 'emailRepeat').fill('siumei@example.mo')
  await field(page, 'code').fill(await codeFor(page, 'siumei@example.mo', server))
  await goOn(page)
  await expectBlamed(page, 'email', 'This e-mail address is already registered')
})

test('what is wrong is said at its field; the network and the page may go, what was typed stays', {
  tag: ['@V01', '@V02', '@V03', '@V07', '@V11', '@V15', '@X06'],
}, async ({ visit, letterTo, server, setClock, allowComplaint }) => {
  test.setTimeout(180_000)
  allowComplaint(/ERR_INTERNET_DISCONNECTED/)
  await setClock({ now: '2026-03-10T10:00:00+08:00' })
  const page = await visit('/en/register')
  const walker: Walker = { visit, letterTo, server, page, who: { ...who, mobile: '66550022' }, locale: 'en' }
  await proveContacts(walker)

  await goOn(page)
  const told = {
    idType: 'Choose the identity document',
    idNumber: 'Enter the ID number',
    surname: 'Enter the surname',
    firstName: 'Enter the first name',
    birthDate: 'Enter the date of birth',
  }
  for (const [name, sentence] of Object.entries(told)) await expectBlamed(page, name, sentence)

  await sayWhoTheyAre({ ...walker, who: { ...walker.who, idNumber: '1234567(8)' } })
  await expectBlamed(page, 'idNumber', 'This ID number is already registered')
  for (const [name, written, sentence] of [
    ['idNumber', '1234567(A)', 'Enter 8 digits, for example 1234567(8)'],
    ['idNumber', '123456(7)', 'Enter 8 digits, for example 1234567(8)'],
    ['nameZh', 'Chan', 'Only Chinese characters are accepted'],
    ['surname', '陳', 'Only Portuguese letters are accepted. Leave out other marks: for example, Nguyen, not Nguyễn'],
    [
      'firstName',
      'Иван',
      'Only Portuguese letters are accepted. Leave out other marks: for example, Nguyen, not Nguyễn',
    ],
    ['birthDate', '2020-02-30', 'Enter a date as yyyy-mm-dd, for example 1990-03-15'],
    ['birthDate', '2022-03-11', 'Applicants must be 4 or older'],
  ] as const) {
    const right = await field(page, name).inputValue()
    await field(page, name).fill(written)
    await goOn(page)
    await expectBlamed(page, name, sentence)
    await field(page, name).fill(right)
  }

  await field(page, 'idNumber').fill(who.idNumber)
  await page.context().setOffline(true)
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('System error, please try later. We have kept what you entered.')
  await expect(field(page, 'surname')).toHaveValue(who.surname)
  await expect(field(page, 'birthDate')).toHaveValue(who.birthDate)
  await page.context().setOffline(false)

  const kept = page.waitForResponse((response) => response.url().includes('/register_draft'))
  await field(page, 'firstName').fill('Jiawei Paulo')
  await kept
  await page.reload()
  await expect(field(page, 'firstName')).toHaveValue('Jiawei Paulo')
  await expect(field(page, 'idNumber')).toHaveValue(who.idNumber)
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo and ID')
})

test('files are judged by what they are; the answer may be lost and the button pressed many times', {
  tag: ['@V09', '@V14', '@M01', '@X04'],
}, async ({ visit, letterTo, server, setClock, allowComplaint }) => {
  test.setTimeout(240_000)
  allowComplaint(/ERR_FAILED/)
  await setClock({ now: '2026-03-11T10:00:00+08:00' })
  const page = await visit('/en/register')
  const email = 'chen.tres@example.mo'
  const walker: Walker = { visit, letterTo, server, page, who: { ...who, email, mobile: '66550023' }, locale: 'en' }
  await proveContacts(walker)
  await sayWhoTheyAre(walker)

  for (const { sentence, ...file } of await unfitFiles()) {
    await chooseFile(page, 'photo', file)
    await expect(page.locator('[data-field="photo"]'), file.name).toContainText(sentence, { timeout: 30_000 })
  }
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('Upload a photo')

  const sent = page.waitForRequest(/upload_member_photo/)
  await chooseFile(page, 'photo', await turnedPhoto())
  expect(await (await sent).headerValue('content-type'), 'a form with a file').toMatch(
    /^multipart\/form-data; boundary=/,
  )
  await expect(page.locator('[data-field="photo"]').getByRole('status')).toHaveText('Uploaded')
  await page.reload()
  const preview = page.locator('[data-field="photo"] img')
  await expect(preview, 'the server has turned it upright').toHaveJSProperty('naturalHeight', 240)

  await giveTheRest(walker)
  await goOn(page)
  await expect(page.getByRole('alert'), 'nothing is sent without agreeing').toContainText('Please agree first')

  // The server stores it, but the response does not arrive.
  await page.route(
    '**/api/security/register?*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await field(page, 'agreed').check()
  await goOn(page)
  await expect(page.getByRole('alert')).toContainText('System error, please try later')
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    for (let times = 0; times < 10; times += 1) form.requestSubmit()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your application')
  await letterTo(email, 'A26-')
  const received = (await server.inbox(email)).filter(({ subject }) => subject.includes('A26-'))
  expect(received, 'one application, one letter').toHaveLength(1)
})

test('a change of language, a reload and the way back keep what was typed that moment, and ask nothing', {
  tag: ['@G03', '@M08'],
}, async ({ visit, letterTo, server, setClock, allowComplaint }) => {
  test.setTimeout(120_000)
  allowComplaint(/ERR_INTERNET_DISCONNECTED/)
  await setClock({ now: '2026-03-12T10:00:00+08:00' })
  const page = await visit('/en/register')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const walker: Walker = { visit, letterTo, server, page, who: { ...who, mobile: '66550024' }, locale: 'en' }
  await proveContacts(walker)

  await field(page, 'surname').fill('Chan Second')
  await page.getByRole('link', { name: 'Português' }).click()
  await expect(page).toHaveURL('/pt/register')
  await expect(field(page, 'surname')).toHaveValue('Chan Second')

  await field(page, 'firstName').fill('Tai Man')
  await page.reload()
  await expect(field(page, 'firstName')).toHaveValue('Tai Man')
  await expect(field(page, 'surname')).toHaveValue('Chan Second')
  expect(asked, 'nothing is asked').toEqual([])

  // Without a network nothing can be kept, so that the browser asks.
  await page.context().setOffline(true)
  await field(page, 'surname').fill('Chan Third')
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.getByRole('link', { name: 'English' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
})
