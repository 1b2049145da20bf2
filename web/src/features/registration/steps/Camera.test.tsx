import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../../../testing/portal.tsx'
import { aFace, openRegistration, related } from '../../../testing/registration.ts'

const begin = '/gov/card/verify/v3/guardian_facial/begin'
const face = '/gov/card/verify/v3/guardian_facial'

const tracks: MediaStreamTrack[] = []
const aStream = () => {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const paint = () => canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 320, 240)
  paint()
  const timer = setInterval(paint, 50)
  const stream = canvas.captureStream(10)
  tracks.push(...stream.getTracks())
  setTimeout(() => clearInterval(timer), 5000)
  return stream
}
beforeEach(() => {
  tracks.length = 0
  vi.restoreAllMocks()
})
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('[M04] the camera takes a picture by keyboard, and is off afterwards', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => aStream())
  const portal = await openRegistration(related, {
    [begin]: done({ faceCheck: 'a secret', endsAt: '2026-11-20T12:00:00Z', turn: null }),
    [face]: done(),
  })
  await press('開啟鏡頭')
  const shutter = page.getByRole('button', { name: '拍照' })
  await expect.element(shutter).toHaveFocus()
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '重新拍攝' })).toHaveFocus()
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended'])

  await press('進行人臉識別')
  await expect.element(page.getByText('父母或監護人已獲確認，並已通過人臉識別。')).toBeVisible()
  expect(portal.to(face)).toHaveLength(1)
})

test('the camera is off when one turns it off, and when one leaves the step', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => aStream())
  await openRegistration(related)
  await press('開啟鏡頭')
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  await press('關閉鏡頭')
  await expect.element(page.getByRole('button', { name: '開啟鏡頭' })).toHaveFocus()
  await press('開啟鏡頭')
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  await press('上一步')
  await expect.element(page.getByRole('heading', { name: '個人資料', exact: true })).toBeVisible()
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
})

test('the camera is off while another tab or app is in front', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => aStream())
  await openRegistration(related)
  await press('開啟鏡頭')
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()

  await expect.element(page.getByRole('button', { name: '開啟鏡頭' })).toBeVisible()
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('a camera that is allowed only after one has turned it off does not stay on', async () => {
  let allow = () => {}
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(
    () => new Promise((allowed) => (allow = () => allowed(aStream()))),
  )
  await openRegistration(related)
  await press('開啟鏡頭')
  await expect.element(page.getByText('正在開啟鏡頭…')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '拍照' })).toHaveAttribute('aria-disabled', 'true')
  await press('關閉鏡頭')
  allow()
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('the camera is the one towards the face, and hears nothing', async () => {
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => aStream())
  await openRegistration(related)
  await press('開啟鏡頭')
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ audio: false, video: expect.objectContaining({ facingMode: 'user' }) }),
  )
  await press('關閉鏡頭')
})

test('the camera goes off when a picture is chosen instead', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => aStream())
  await openRegistration(related)
  await press('開啟鏡頭')
  await expect.element(page.getByText('鏡頭已開啟，不會錄影。')).toBeVisible()
  await userEvent.upload(page.getByLabelText('父母或監護人的即時相片'), await aFace())
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
  await expect.element(page.getByText('相片已準備好，可以提交')).toBeVisible()
})

test('a camera that is not there is not offered', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never)
  await openRegistration(related)
  await expect.element(page.getByLabelText('父母或監護人的即時相片')).toBeVisible()
  expect(page.getByRole('button', { name: '開啟鏡頭' }).elements()).toHaveLength(0)
})

test('a camera that is not allowed leaves the other way', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await openRegistration(related)
  await press('開啟鏡頭')
  await expect.element(page.getByText(/未能開啟鏡頭/)).toBeVisible()
  await expect.element(page.getByLabelText('父母或監護人的即時相片')).toBeVisible()
})
