import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { aMinuteLater, applicants, codeFor, field, goOn } from '../../e2e/applicant.ts'
import { giveTheRest, proveContacts, sayWhoTheyAre, sendIn, type Walker } from '../../e2e/application.ts'
import { giveLogin, linkIn, logInAtDesk, loginPage, seeThePictures } from '../../e2e/steps.ts'
import { foundLetter } from './letters.ts'
import type { Portal } from './portal.ts'

const size = { width: 960, height: 600 }
const phone = { width: 390, height: 720 }
const password = 'a walk by the lake'

interface Frame {
  /** The step that is lit in the caption: register, approve, card. */
  step: 0 | 1 | 2
  said: string
  png: Buffer
  seconds: number
}

const steps = ['Register', 'Approve', 'Card']

/** A frame as a page: on a phone beside the words, at the desk above them. */
const pageOf = ({ step, said, png }: Frame) => `<!doctype html><style>
*{box-sizing:border-box;margin:0}
body{inline-size:${size.width}px;block-size:${size.height}px;font:600 27px/1.3 system-ui;background:#003f37;color:#fff;display:grid;overflow:hidden}
ol{display:flex;gap:28px;list-style:none;padding:0;font-size:18px;color:#bfe3d8}
li{padding-block-end:6px;border-block-end:4px solid #2b7468}
li.here{color:#fff;border-color:#e8765a}
.phone{grid-template-columns:1fr 330px;padding:16px 56px}
.phone img{inline-size:307px;block-size:567px;border-radius:22px;box-shadow:0 0 0 6px #00241f}
.phone div{align-self:center;display:grid;gap:32px;max-inline-size:430px}
.desk{grid-template-rows:44px 1fr;padding:12px 16px 0;gap:12px}
.desk div{display:flex;gap:40px;align-items:center}.desk p{font-size:21px}
.desk img{inline-size:928px;block-size:532px;border-radius:12px 12px 0 0;object-fit:cover;object-position:top}
</style><body class="${step === 1 ? 'desk' : 'phone'}">
<div><ol>${steps.map((name, at) => `<li${at === step ? ' class="here"' : ''}>${name}</li>`).join('')}</ol><p>${said}</p></div>
<img src="data:image/png;base64,${png.toString('base64')}" alt="">`

const drawn = async (browser: Browser, frames: Frame[]) => {
  const page = await browser.newPage({ viewport: size })
  const pictures: Buffer[] = []
  for (const frame of frames) {
    await page.setContent(pageOf(frame), { waitUntil: 'load' })
    pictures.push(await page.screenshot())
  }
  await page.close()
  return pictures
}

const openPage = async (browser: Browser, portal: Portal, viewport: { width: number; height: number }) => {
  const context = await browser.newContext({
    baseURL: portal.address,
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Macau',
  })
  await context.addInitScript(portal.firstScript)
  return context.newPage()
}

/** What is shown at each look of the steps of a walk, in their order. */
const captions = [
  'Read and agree to the terms',
  'Prove the mobile with a code, then the e-mail',
  'Say who you are, as in the document',
  'A photo, and a copy of the document',
  'Where the card is to be collected',
  'Look it over, and send it in',
  'Received. An answer comes within three working days',
]

/**
 * The first minute of a member, as an animation: somebody registers, a member of staff approves, and the card is there.
 * The steps are those of the walks (`e2e/application.spec.ts`).
 */
export const firstMinute = async (browser: Browser, portal: Portal) => {
  const frames: Frame[] = []
  const look = async (page: Page, step: Frame['step'], said: string, seconds = 2.2) => {
    await page.waitForLoadState('networkidle')
    await page.locator('main progress[aria-label]').first().waitFor({ state: 'detached' })
    frames.push({ step, said, png: await page.screenshot(), seconds })
  }

  const page = await openPage(browser, portal, phone)
  await page.goto(loginPage('en'), { waitUntil: 'networkidle' })
  const register = page.locator('main a[href$="/register"]').filter({ visible: true }).last()
  await register.evaluate((link) => link.scrollIntoView({ block: 'end' }))
  await look(page, 0, 'Not a member yet: one press to register')
  await register.click()
  await page.waitForURL('**/register')
  const waiting = [...captions]
  const walker: Walker = {
    page,
    who: applicants.en,
    locale: 'en',
    server: portal,
    visit: () => openPage(browser, portal, phone),
    letterTo: (to, subject = '') => foundLetter(portal, to, (letter) => letter.subject.includes(subject)),
    inspect: () => look(page, 0, waiting.shift() ?? ''),
  }
  await proveContacts(walker)
  await sayWhoTheyAre(walker)
  await giveTheRest(walker)
  const reference = await sendIn(walker)

  const desk = await openPage(browser, portal, { width: 1280, height: 734 })
  await desk.goto('/desk/en/login', { waitUntil: 'networkidle' })
  await logInAtDesk(desk)
  await desk.getByRole('link', { name: reference }).click()
  await seeThePictures(desk)
  await desk.evaluate(() => scrollTo(0, 0))
  await look(desk, 1, 'Staff compare it with the record of the bureau', 3)
  await desk.keyboard.press('a')
  await desk.getByRole('dialog').waitFor()
  await look(desk, 1, 'One key, and one question')
  await desk.keyboard.press('Enter')
  await desk.getByRole('status').filter({ hasText: reference }).waitFor()
  await desk.locator('main figure img').nth(2).waitFor()
  await look(desk, 1, 'Approved. The letter is on its way')

  const { who, letterTo } = walker
  await page.goto(linkIn(await letterTo(who.email, 'approved')), { waitUntil: 'networkidle' })
  await aMinuteLater(portal)
  await field(page, 'code').fill(await codeFor(page, who.mobile, portal))
  await field(page, 'password').fill(password)
  await field(page, 'passwordRepeat').fill(password)
  await look(page, 2, 'The link in the letter opens the account')
  await goOn(page)
  await page.locator('main a').first().waitFor()
  await page.goto(loginPage('en'), { waitUntil: 'networkidle' })
  await giveLogin(page, 'en', { username: who.username, password })
  await page.waitForURL('**/en/online/account')
  const show = page.locator('main button[aria-haspopup="dialog"]').first()
  await show.waitFor()
  await page.locator('main img').first().waitFor()
  await look(page, 2, 'The card, with everything behind it', 3)
  await show.click()
  await page.locator('svg[role="img"]').waitFor()
  await look(page, 2, 'One press, and the gate can read it', 4)
  for (const opened of [page, desk]) await opened.context().close()

  const pictures = await drawn(browser, frames)
  return sharp(pictures, { join: { animated: true } })
    .webp({ quality: 62, effort: 6, loop: 0, delay: frames.map(({ seconds }) => seconds * 1000) })
    .toBuffer()
}
