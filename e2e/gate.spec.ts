import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectFitForEverybody, testApart as test } from './portal.ts'
import { freePort } from './process.ts'
import { password, people } from './steps.ts'

// The emulator of a gate, started as docs/gate says, before a portal and cut off from it.

/** Asks the portal as a member, or as staff. */
const asking = (request: APIRequestContext) => {
  const said = async (answer: Promise<{ json: () => Promise<unknown> }>) => {
    const { code, data } = (await (await answer).json()) as { code: number; data: Record<string, unknown> }
    expect(code).toBe(0)
    return data
  }
  const post = (path: string, data: object, apikey = '') =>
    said(request.post(`/api${path}`, { data, headers: { apikey, 'api-language': 'en' } }))
  const get = (path: string, apikey = '') =>
    said(request.get(`/api${path}${path.includes('?') ? '&' : '?'}useToken=1`, { headers: { apikey } }))
  return { post, get }
}

interface Facility {
  courts: { slots: { id: number; state: string; from: string }[] }[]
}

/** A court of the next hour, paid for. */
const aCourt = async (request: APIRequestContext, { day, from }: { day: string; from: string }) => {
  const { post, get } = asking(request)
  const logIn = { method: 'account', username: people.en.username, password }
  const token = String((await post('/security/login_one_pass', logIn))['token'])
  const { timetable } = await get(`/vbs/slots?venue=mong-ha&day=${day}`)
  const slots = (timetable as { facilities: Facility[] }).facilities.flatMap(({ courts }) =>
    courts.flatMap((court) => court.slots),
  )
  const choices = slots.filter((slot) => slot.state === 'free' && slot.from === from)
  const wish = { choices: choices.slice(0, 3).map(({ id }) => id), requestKey: crypto.randomUUID() }
  const { reference, amount } = await post('/vbs/book', wish, token)
  if (Number(amount) > 0) {
    const { address } = await post('/vbs/pay', { reference }, token)
    await request.post(`${new URL(String(address)).pathname}/pay`)
  }
  return {
    /** What the screen of the member shows now. */
    code: async () => String((await get('/account/qrcode_info', token))['content']),
    state: async () => (await get(`/vbs/booking?reference=${reference}`, token))['state'],
  }
}

/** Holds a card before the gate. */
const hold = async (page: Page, way: 'In' | 'Out', code: string) => {
  await page.getByRole('radio', { name: way, exact: true }).check()
  await page.getByLabel('What the QR code of the card says').fill(code)
  await page.getByRole('button', { name: 'Hold it before the gate' }).click()
}

test('a gate opens for who has booked, goes on when it is cut off, and tells afterwards what has happened', {
  tag: '@O03',
}, async ({ visit, setClock, server, request }) => {
  const day = new Date(Date.now() + (8 + 24) * 3_600_000).toISOString().slice(0, 10)
  const moment = `${day}T12:40:00+08:00`
  await setClock({ now: moment })
  const set = Date.now()
  const { post } = asking(request)
  const { token } = await post('/desk/login', { username: 'facilities', password })
  const made = await post('/desk/gate', { place: 'mong-ha', pool: null, name: 'Back door' }, String(token))
  const card = await aCourt(request, { day, from: '13:00' })

  const port = await freePort()
  const options = ['--portal', server.address, '--port', String(port)]
  const emulator = spawn(process.execPath, [join(import.meta.dirname, '../scripts/gate.mjs'), ...options])
  try {
    await new Promise<void>((ready) =>
      emulator.stdout.on('data', (text: Buffer) => String(text).includes('A gate on') && ready()),
    )
    const page = await visit(`http://localhost:${port}/`)
    await expectFitForEverybody(page)
    // The clock of the portal was moved, and the gate goes by its own where it is cut off.
    const skew = Math.round((Date.parse(moment) - set) / 1000)
    await page.getByLabel('Its clock is wrong by so many seconds').fill(String(skew))
    await page.getByLabel('Key of this gate').fill(String(made['key']))
    await page.getByLabel('Key of this gate').blur()
    await expect(page.getByText(/^[1-9]\d* cards and [1-9]\d* keys, of /)).toBeVisible()
    const display = page.getByRole('status')

    await hold(page, 'In', await card.code())
    await expect(display).toContainText('請進')
    await expect(display).toContainText('Pode entrar')
    await expect(display).toContainText('Please enter')
    await expect.poll(card.state).toBe('used')
    await expectFitForEverybody(page)
    await hold(page, 'In', `${await card.code()}x`)
    await expect(display).not.toContainText('Please enter')

    await page.getByLabel('Cut off from the portal').check()
    await hold(page, 'Out', await card.code())
    await expect(page.getByText(/^\S+.* out open: .*, without the portal$/)).toBeVisible()
    await hold(page, 'In', await card.code())
    await expect(page.getByText(/ in open: Please enter, without the portal$/)).toBeVisible()
    await expect(page.getByText('2 events have not been told.')).toBeVisible()
    await expectFitForEverybody(page)

    await page.getByLabel('Cut off from the portal').uncheck()
    await expect(page.getByText(/ Told 2 events\.$/)).toBeVisible()
    await expect(page.getByText('0 events have not been told.')).toBeVisible()
    await page.getByRole('button', { name: 'Tell all of today again, in disorder' }).click()
    await expect(page.getByText(/ Told 2 events again\.$/)).toBeVisible()
    await expect(page.getByText(/put aside/)).toHaveCount(0)
  } finally {
    emulator.kill()
  }
})
