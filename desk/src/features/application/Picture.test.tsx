import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGuardian, anApplication, aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import { approveButton as button, seeThePictures } from '../../testing/seeThePictures.ts'

const approval = 'POST /api/desk/application/approve'
const look = 'GET /api/desk/application'
let changes: Parameters<typeof anApplication>[1] = {}
const answers = {
  'GET /api/desk/queue': () => aQueue(['A26-BBBBBB']),
  [look]: ({ reference }: Record<string, unknown>) => anApplication(String(reference), changes),
}
const open = (more: Parameters<typeof openDesk>[1] = {}) => openDesk('/application/A26-AAAAAA', { ...answers, ...more })
const small = page.getByRole('button', { name: '證件副本（放大）' })
/** All of them are drawn, wherever on the page they stand. */
const allDrawn = async () => {
  await expect.element(small).toBeVisible()
  const images = [...document.querySelectorAll('figure img')] as HTMLImageElement[]
  await expect.poll(() => images.every(({ complete }) => complete)).toBe(true)
}
/** Every picture has been on the screen. */
const allSeen = () => expect.element(button()).toHaveAttribute('aria-disabled', 'false')

afterEach(() => {
  closeDesk()
  changes = {}
})

test('a picture further down than the screen has not been seen', async () => {
  await page.viewport(1280, 160)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await allDrawn()
  await new Promise((passed) => setTimeout(passed, 200))

  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
})

test('a picture of which a small part is on the screen has not been seen; with more than half of it, it has', async () => {
  const smallest = 160
  await page.viewport(1280, smallest)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await allDrawn()
  const { top, height } = small.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(smallest)
  await page.viewport(1280, Math.round(top + height * 0.3))
  await new Promise((passed) => setTimeout(passed, 200))
  await expect.element(button()).toHaveAccessibleDescription(/證件副本/)

  await page.viewport(1280, Math.round(top + height * 0.7))
  await expect.element(button()).not.toHaveAccessibleDescription(/證件副本/)
})

test('an enlarged picture shows all of itself, and each of its pixels on demand', async () => {
  await open()
  await userEvent.click(small)
  const large = page.getByRole('dialog').getByRole('img')
  await expect.element(large).toHaveAttribute('data-full', 'false')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '原大' }))

  await expect.element(large).toHaveAttribute('data-full', 'true')
})

test('a picture is enlarged in a dialog that gives the focus back', async () => {
  await open()
  await userEvent.click(small)
  await expect.element(page.getByRole('dialog', { name: '證件副本' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(small).toHaveFocus()
})

test('[M04] nobody is approved before every picture was on the screen, by key or button, and it says which are missing', async () => {
  changes = { guardian: aGuardian() }
  const { requests } = await open()
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button()).toHaveAccessibleDescription(/父母或監護人證件副本/)
  await userEvent.keyboard('a')
  expect(page.getByRole('dialog').elements()).toEqual([])
  await expect.element(page.getByRole('status').getByText(/批准前請先查看：/)).toBeVisible()

  await seeThePictures()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(requests.some(({ call }) => call === approval)).toBe(false)
})

test('a picture that does not load says so, is tried again, or is stated to be absent', async () => {
  changes = { idCopy: '/api/file/gone' }
  await open()
  await expect.element(page.getByText('未能載入此圖片。')).toBeVisible()
  for (const figure of document.querySelectorAll('figure')) {
    figure.scrollIntoView({ block: 'center' })
    await new Promise((passed) => setTimeout(passed, 50))
  }
  await expect.element(button()).toHaveAccessibleDescription('批准前請先查看：證件副本')

  changes = { idCopy: '/api/file/gone-again' }
  await userEvent.click(page.getByRole('button', { name: '重新載入：證件副本' }))
  await expect.element(page.getByText('未能載入此圖片。')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '不查看此圖片：證件副本' }))
  await allSeen()
  await expect.element(page.getByText('不查看此圖片而作決定。')).toBeVisible()
})

test('a picture that was torn is there once it has come whole', async () => {
  changes = { idCopy: '/api/file/torn' }
  await open()
  await expect.element(page.getByText('未能載入此圖片。')).toBeVisible()

  changes = {}
  await userEvent.click(page.getByRole('button', { name: '重新載入：證件副本' }))
  await expect.element(small).toBeVisible()
  await expect.element(page.getByText('未能載入此圖片。')).not.toBeInTheDocument()
})

test('pictures that the server has not shown to this clerk as they are now are loaded and looked at anew', async () => {
  const late = () => {
    changes = { photo: '/api/file/new-photo', idCopy: '/api/file/new-copy' }
    throw new Refusing(127, '批准前請先查看此申請的所有圖片', { photo: '批准前請先查看此申請的所有圖片' })
  }
  const done = () => ({
    state: 'passed',
    undoSeconds: 0,
    memberNumber: '100000010',
    nextReference: 'A26-BBBBBB',
  })
  const { requests } = await open({ [approval]: () => (sent(approval).length === 1 ? late() : done()) })
  const sent = (call: string) => requests.filter((one) => one.call === call)
  await seeThePictures()
  const looks = sent(look).length
  await userEvent.keyboard('a{Enter}')

  await expect.element(page.getByRole('status')).toHaveTextContent('批准前請先查看：申請人相片')
  await expect.poll(() => sent(look)).toHaveLength(looks + 1)
  expect(page.getByRole('dialog').elements()).toEqual([])
  await seeThePictures()
  await userEvent.keyboard('a{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: /A26-BBBBBB/ })).toBeVisible()
  expect(sent(approval)).toHaveLength(2)
})

test('the frames are there before the pictures, in their size, and say after a moment what is coming', async () => {
  const { record } = anApplication('A26-AAAAAA')
  changes = {
    photo: '/api/file/late-photo',
    idCopy: '/api/file/late-copy',
    record: record && { ...record, photo: '/api/file/late-bureau' },
  }
  await open()
  const frames = () =>
    [...document.querySelectorAll('figure > div')].map((frame) => frame.getBoundingClientRect().toJSON())
  await expect.poll(() => frames().length).toBe(3)
  const before = frames()
  expect(document.querySelectorAll('figure img')).toHaveLength(0)
  for (const { width, height } of before) expect(Math.min(width, height)).toBeGreaterThan(100)
  await expect.element(page.getByText('正在載入圖片…').first()).toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button()).toHaveAccessibleDescription('批准前請先查看：申請人相片、身份證明局相片、證件副本')

  await allDrawn()
  expect(document.querySelectorAll('figure img')).toHaveLength(3)
  expect(frames()).toEqual(before)
})

test('a space enlarges the first picture, and goes on from one to the next; Escape closes', async () => {
  await open()
  await allDrawn()
  const shown = (name: string) => expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await userEvent.keyboard(' ')
  await shown('申請人相片')
  await userEvent.keyboard(' ')
  await shown('身份證明局相片')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '上一張' }))
  await shown('申請人相片')
  await userEvent.keyboard('{Escape}')

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('on a button a space presses', async () => {
  await open()
  await allDrawn()
  ;(page.getByRole('button', { name: '快速鍵' }).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')

  await expect.element(page.getByRole('dialog', { name: '快速鍵' })).toBeVisible()
})

test('a picture that was enlarged has been seen', async () => {
  await page.viewport(1280, 160)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await allDrawn()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(button()).not.toHaveAccessibleDescription(/申請人相片/)
})
