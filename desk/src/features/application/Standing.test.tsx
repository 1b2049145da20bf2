import { colourOf } from '@palaestra/ui/testing'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGuardian, anApplication } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { flagged, toneOf } from '../../testing/tones.ts'

type Changes = Parameters<typeof anApplication>[1]

const open = async (changes: Changes = {}) => {
  const opened = await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference), changes),
  })
  await expect.element(page.getByRole('button', { name: '證件副本（放大）' })).toBeVisible()
  return opened
}
const at = (width: number, height: number) => {
  onTestFinished(() => page.viewport(1280, 800))
  return page.viewport(width, height)
}
const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect()

afterEach(closeDesk)

test('the heading says which application it is, and whose, in both names', async () => {
  await open()

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('何家玲 Ho Ka Leng A26-AAAAAA')
})

test('the decision is in sight wherever one reads, and lies over nothing at the end', async () => {
  await at(1280, 400)
  await open()
  const reject = page.getByRole('button', { name: '不批准', exact: true })
  const inSight = () => {
    const { top, bottom } = reject.element().getBoundingClientRect()
    return top > 0 && bottom <= innerHeight
  }
  expect(document.documentElement.scrollHeight).toBeGreaterThan(600)
  expect(inSight(), 'at the top').toBe(true)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => scrollY).toBeGreaterThan(100)

  expect(inSight(), 'at the end').toBe(true)
  const history = page.getByRole('heading', { name: '記錄' }).element().parentElement
  expect(history?.getBoundingClientRect().bottom).toBeLessThanOrEqual(reject.element().getBoundingClientRect().top)
})

test('on a wide screen all columns begin at the same height, and the faces stand above the copy', async () => {
  await open()
  const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top
  const boxOfHeading = (name: string) => page.getByRole('heading', { name }).element().parentElement
  expect(top(boxOfHeading('相片及證件'))).toBe(top(boxOfHeading('申請與身份證明局記錄')))
  await at(1920, 1000)
  await expect.poll(() => top(boxOfHeading('其他資料'))).toBe(top(boxOfHeading('申請與身份證明局記錄')))

  const [photo, bureau] = [boxOf('申請人相片（放大）'), boxOf('身份證明局相片（放大）')]
  expect(bureau.left).toBeGreaterThanOrEqual(photo.right)
  expect(bureau.top).toBe(photo.top)
  expect(boxOf('證件副本（放大）').top).toBeGreaterThan(photo.bottom)
})

test('on a narrow screen the pictures stand below the entries', async () => {
  await at(600, 800)
  await open()
  const details = page.getByRole('heading', { name: '其他資料' }).element().getBoundingClientRect()

  expect(boxOf('證件副本（放大）').top).toBeGreaterThan(details.bottom)
})

test.each([
  ['6 / 6 項相同', { documentExpiry: '2031-01-01' }, 'success'],
  // A resident has left out until when the card lasts: that is not compared.
  ['5 / 5 項相同', {}, 'success'],
  ['7 / 7 項相同', { guardian: aGuardian() }, 'success'],
  ['2 項不同', { birthDate: '1991-08-07', gender: 'male' }, 'danger'],
  ['1 項不同', { guardian: aGuardian({ gender: 'male' }) }, 'danger'],
  ['未能比對', { record: null }, 'warn'],
] satisfies [string, Changes, string][])('the verdict is said first: %s', async (said, changes, colour) => {
  await open(changes)
  const verdict = page.getByText(said, { exact: true })
  await expect.element(verdict).toBeVisible()

  expect(toneOf(verdict.element())).toBe(colourOf(`--${colour}`))
})

test('an enlarged picture fills the window, and shows each of its pixels as one on demand', async () => {
  await open()
  await userEvent.click(page.getByRole('button', { name: '證件副本（放大）' }))
  const image = page.getByRole('dialog').getByRole('img')
  await expect.element(image).toBeVisible()
  const size = () => {
    const { width, height } = image.element().getBoundingClientRect()
    return [width, height]
  }
  for (const side of size()) expect(side).toBeGreaterThan(500)
  await userEvent.click(page.getByRole('button', { name: '原大' }))

  // The picture of these tests has one.
  await expect.poll(size).toEqual([1, 1])
})

test('what differs stands on top, red and crossed; what is the same has a quiet tick with a word', async () => {
  await open({ birthDate: '1991-08-07' })
  const shown = (words: string) =>
    flagged(words).map((one) => [toneOf(one), one.querySelector('path')?.getAttribute('d')])

  expect(shown('不同')).toEqual([[colourOf('--danger'), 'M4 4l8 8M12 4l-8 8']])
  expect(shown('相同'), 'agreement is no flag').toEqual([])
  const rows = [...document.querySelectorAll('tbody tr')]
  expect(rows[0]?.textContent).toMatch(/^出生日期.*不同$/)
  const { fontWeight, backgroundColor } = getComputedStyle(rows[0]?.querySelector('td') ?? document.body)
  expect([fontWeight, backgroundColor]).toEqual(['700', colourOf('--danger-tint')])
  const agreeing = rows.filter(({ textContent }) => textContent?.endsWith('相同'))
  expect(agreeing).toHaveLength(4)
  for (const row of agreeing) {
    const tick = row.querySelector('svg')
    expect(tick && getComputedStyle(tick).stroke).toBe(colourOf('--success'))
  }
  expect(toneOf(page.getByText('請與副本核對').element())).toBe(colourOf('--info'))
})

test.each([
  ['待審批', { state: 'waiting', overdue: true, daysLeft: -1 }, 'info'],
  ['已批准', { state: 'passed' }, 'success'],
  ['不獲批准', { state: 'rejected' }, 'danger'],
] satisfies [string, Changes, string][])('how it stands has its colour: %s', async (words, changes, colour) => {
  await open(changes)

  expect(flagged(words).map(toneOf)).toEqual([colourOf(`--${colour}`)])
  expect(flagged('逾期 1 日').map(toneOf)).toEqual(changes.state === 'waiting' ? [colourOf('--danger')] : [])
})

test.each([
  ['相符', 'same', 'success'],
  ['未能確定', 'unsure', 'warning'],
] as const)('[M04] what the face check said has its colour: %s', async (words, face, kind) => {
  await open({ photoFace: null, guardian: aGuardian({ face }) })

  expect(flagged(words).map(toneOf)).toEqual([colourOf(`--${kind === 'warning' ? 'warn' : kind}`)])
})

test('who presses the pale button is led to the first picture still to see', async () => {
  await at(1280, 160)
  await open()
  await userEvent.click(page.getByRole('button', { name: '批准', exact: true }), { force: true })

  await expect.poll(() => document.activeElement?.id).toMatch(/^picture-/)
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a difference is a danger, and a possible double a warning', async () => {
  const edge = (words: RegExp) => {
    const notice = page.getByText(words).element().parentElement
    return notice && getComputedStyle(notice).borderInlineStartColor
  }
  await open({ birthDate: '1991-08-07', duplicates: [{ of: 'member', number: '100000010', sharing: 'email' }] })
  expect(edge(/^與身份證明局記錄不同/)).toBe(colourOf('--danger'))
  expect(edge(/^可能重複/)).toBe(colourOf('--warn'))
})
