import '../frame/document.css'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../testing/portal.tsx'
import { guardian, minor, openRegistration, picture, proved } from '../testing/registration.ts'

const begin = '/gov/card/verify/v3/guardian_facial/begin'
const face = '/gov/card/verify/v3/guardian_facial'
const field = page.getByLabelText('父母或監護人的即時相片')
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const open = () =>
  openRegistration(
    {
      ...proved,
      draft: { ...minor, ...guardian },
      guardianIdCopy: picture,
      guardian: { relation: true, face: false },
    },
    { [begin]: done({ faceCheck: 'a secret', endsAt: '2026-11-20T12:00:00Z', turn: null }), [face]: done() },
  )
/** What stands in the file of a picture besides it, such as where it was taken. */
const place = 'GPS 22.1987 N 113.5439 E'
const aPicture = async () => {
  const canvas = new OffscreenCanvas(60, 80)
  canvas.getContext('2d')?.fillRect(0, 0, 30, 80)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' }), place], 'IMG_of_me.jpg', { type: 'image/jpeg' })
}

/** A camera that sees a drawing: red on its left, the rest blue. */
const camera = () => {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')
  const draw = () => {
    if (!context) return
    context.fillStyle = 'blue'
    context.fillRect(0, 0, 640, 480)
    context.fillStyle = 'red'
    context.fillRect(0, 0, 320, 480)
  }
  draw()
  const drawing = setInterval(draw, 50)
  const stream = canvas.captureStream(20)
  const allowed = Promise.withResolvers<MediaStream>()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => allowed.promise)
  onTestFinished(() => {
    clearInterval(drawing)
    vi.restoreAllMocks()
  })
  return { allow: () => allowed.resolve(stream) }
}

beforeEach(() => localStorage.clear())

test('[M04] of a picture its pixels alone are sent: neither its name nor the place where it was taken', async () => {
  const portal = await open()
  await userEvent.upload(field, await aPicture())
  await expect.element(page.getByText('相片已準備好，可以提交')).toBeVisible()
  await press('進行人臉識別')
  await expect.poll(() => portal.to(face)).toHaveLength(1)
  const sent = portal.to(face)[0]?.body['file'] as File

  expect([sent.name, sent.type]).toEqual(['picture.jpg', 'image/jpeg'])
  expect(await sent.text()).not.toContain(place)
})

test('[M04] the camera says that it opens, then that it sees and keeps nothing; before, nothing can be taken', async () => {
  const { allow } = camera()
  await open()
  await press('開啟鏡頭')
  await expect.element(page.getByText('正在開啟鏡頭…')).toBeVisible()
  const take = page.getByRole('button', { name: '拍照' })
  await expect.element(take).toHaveFocus()
  await expect.element(take).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(take, { force: true })
  expect(page.getByText('相片已準備好，可以提交').elements()).toEqual([])

  allow()
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  await expect.element(take).toHaveAttribute('aria-disabled', 'false')
})

test('[M04] one sees oneself as in a mirror, and the picture is not turned', async () => {
  const { allow } = camera()
  const portal = await open()
  await press('開啟鏡頭')
  allow()
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  const video = document.querySelector('video')
  expect(new DOMMatrix(video ? getComputedStyle(video).transform : '').a).toBe(-1)
  expect([video?.muted, video?.playsInline]).toEqual([true, true])
  await press('拍照')
  await press('進行人臉識別')
  await expect.poll(() => portal.to(face)).toHaveLength(1)

  const bitmap = await createImageBitmap(portal.to(face)[0]?.body['file'] as File)
  const context = new OffscreenCanvas(640, 480).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context?.getImageData(100, 240, 1, 1).data ?? []
  expect([red > 150, blue < 100]).toEqual([true, true])
})
