import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGuardian, anApplication } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { flagged, tone, toneOf } from '../../testing/tones.ts'

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

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('A26-AAAAAA 何家玲 Ho Ka Leng')
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

test('on a wide screen the copy stands beside the entries, and the two faces beside each other', async () => {
  await open()
  const table = page.getByRole('table').first().element().getBoundingClientRect()
  const copy = boxOf('證件副本（放大）')

  expect(copy.left).toBeGreaterThanOrEqual(table.right)
  expect(Math.abs(copy.top - table.top), 'beside the row of its number').toBeLessThan(60)
  const [photo, bureau] = [boxOf('申請人相片（放大）'), boxOf('身份證明局相片（放大）')]
  expect(bureau.left).toBeGreaterThanOrEqual(photo.right)
  expect(bureau.top).toBe(photo.top)
})

test('on a narrow screen the pictures stand below the entries', async () => {
  await at(800, 800)
  await open()
  const details = page.getByRole('heading', { name: '其他資料' }).element().getBoundingClientRect()

  expect(boxOf('證件副本（放大）').top).toBeGreaterThan(details.bottom)
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

test('what differs is red and crossed, what is the same green and ticked, what is to be compared neither', async () => {
  await open({ birthDate: '1991-08-07' })
  const shown = (words: string) =>
    flagged(words).map((one) => [toneOf(one), one.querySelector('path')?.getAttribute('d')])

  expect(shown('不同')).toEqual([[tone('danger'), 'M4 4l8 8M12 4l-8 8']])
  expect(shown('相同')[0]).toEqual([tone('success'), 'M4 8.5l3 3 5-7'])
  expect(shown('請與副本核對')).toEqual([[tone('info'), 'M8 7v5M8 4v.5']])
  const row = page.getByRole('row', { name: /出生日期/ }).element()
  const { fontWeight, backgroundColor } = getComputedStyle(row.querySelector('td') ?? row)
  expect([fontWeight, backgroundColor]).toEqual(['700', tone('danger-tint')])
})

test.each([
  ['待審批', { state: 'waiting', overdue: true }, 'info'],
  ['已批准', { state: 'passed' }, 'success'],
  ['不獲批准', { state: 'rejected' }, 'danger'],
] satisfies [string, Changes, string][])('how it stands has its colour: %s', async (words, changes, colour) => {
  await open(changes)

  expect(flagged(words).map(toneOf)).toEqual([tone(colour)])
  expect(flagged('逾期').map(toneOf)).toEqual(changes.state === 'waiting' ? [tone('danger')] : [])
})

test.each([
  ['相符', 'same', 'success'],
  ['未能確定', 'unsure', 'warning'],
] as const)('[M04] what the face check said has its colour: %s', async (words, face, kind) => {
  await open({ guardian: aGuardian({ face }) })

  expect(flagged(words).map(toneOf)).toEqual([tone(kind === 'warning' ? 'warn' : kind)])
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
  expect(edge(/^與身份證明局記錄不同/)).toBe(tone('danger'))
  expect(edge(/^可能重複/)).toBe(tone('warn'))
})
