import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { picture } from './pictures.ts'
import { expect, expectFitForEverybody, testAlone, type Walk } from './portal.ts'
import { logInAs, logInAtDesk, loginPage } from './steps.ts'

const test = testAlone()

// One day at the authority, by its clock. `npm run pictures` takes the pictures of the tour in README.md on the way.

/** So many days ahead in Macao, which is always eight hours ahead of UTC. */
const dayIn = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
/** The day before, the day, the one whose courts open on it, and the one after it. */
const [eve, day, opened, next] = [dayIn(1), dayIn(2), dayIn(9), dayIn(3)]
const at = (on: string, time: string) => `${on}T${time}+08:00`

type Data = Record<string, unknown>
/** Asks as whoever is logged in there, and reads the answer. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ({ path, body }) => {
      const headers = {
        'content-type': 'application/json',
        apikey: localStorage.getItem('palaestra.token') ?? '',
        'api-language': 'en',
      }
      const way = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
      return (await (await fetch(`/api${path}`, way)).json()) as { code: number; data: Data }
    },
    { path, body },
  )

/** Books a lane for an hour and pays for it, as somebody did some time before. Returns the booking. */
const bookAndPay = async (page: Page, lane: string, on: string, time: string) => {
  const timetable = (await ask(page, `/vbs/slots?venue=bowling&kind=bowling&day=${on}`)).data['timetable'] as {
    facilities: { courts: { code: string; slots: { id: number; from: string }[] }[] }[]
  }
  const [facility] = timetable.facilities
  const slots = facility?.courts.find(({ code }) => code === lane)?.slots
  const slot = slots?.find(({ from }) => from === time)?.id
  const { data } = await ask(page, '/vbs/book', { choices: [slot], requestKey: randomUUID() })
  const reference = String(data['reference'])
  const { data: order } = await ask(page, '/vbs/pay', { reference })
  await page.request.post(`${order['address']}/pay`)
  return reference
}

const paid = (page: Page, reference: string) =>
  expect
    .poll(async () => {
      const { data } = await ask(page, `/vbs/booking?reference=${reference}&useToken=1`)
      return data['state']
    })
    .toBe('confirmed')

/** Moves the portal and the browser to the same moment: of a lobby a browser knows by itself when it is over. */
const moveTo = async (page: Page, setClock: Walk['setClock'], now: string) => {
  const portal = await page.evaluate(async () => (await (await fetch('/dev/clock')).json()) as { now: string })
  await setClock({ now })
  await page.clock.fastForward(Date.parse(now) - Date.parse(portal.now))
}

test('one day: the opening minute, arrivals, a typhoon, money back, a missed hour, the draw, the books at night', {
  tag: ['@O03'],
}, async ({ visit, setClock, letterTo }) => {
  test.setTimeout(400_000)
  const member = async (username: string) => {
    const page = await visit(loginPage('en'))
    await logInAs(page, username, 'en')
    return page
  }
  const staff = async (username: string) => {
    const page = await visit('/desk/en/login')
    await logInAtDesk(page, username)
    await expect(page).not.toHaveURL(/login/)
    return page
  }

  // The evening before: two have a lane at six. One of them comes.
  await setClock({ now: at(eve, '09:00:00') })
  const [tom, maria, ana] = [await member('tom'), await member('maria'), await member('ana')]
  const came = await bookAndPay(tom, '1', eve, '18:00')
  const missed = await bookAndPay(maria, '2', eve, '18:00')
  const early = await bookAndPay(tom, '1', day, '09:00')
  const late = await bookAndPay(ana, '3', day, '15:00')
  for (const [page, reference] of [
    [tom, came],
    [maria, missed],
    [tom, early],
    [ana, late],
  ] as const)
    await paid(page, reference)
  await setClock({ now: at(eve, '17:50:00') })
  const comesIn = async (reference: string, take = '') => {
    const desk = await staff('counter')
    await desk.goto('/desk/en/arrivals?place=bowling')
    await desk.getByLabel('Name, member number or booking').fill(reference.toLowerCase())
    const row = desk.getByRole('listitem').filter({ hasText: reference })
    await row.getByRole('button', { name: 'Arrived' }).click()
    await expect(row.getByText(/^there since /)).toBeVisible()
    await desk.getByLabel('Name, member number or booking').fill('')
    await expectFitForEverybody(desk)
    if (take) await picture(desk, take)
  }
  await comesIn(came)

  // 07:25: whoever is there by ten seconds before the opening has a turn by lot.
  await setClock({ now: at(day, '07:20:00') })
  const morning = await member('kenji')
  await setClock({ now: at(day, '07:25:00') })
  await morning.clock.install()
  await morning.goto(`/en/vbs/venue?code=bowling&kind=bowling&day=${opened}`)
  await expect(morning.getByText('You are in. There is no need to reload')).toBeVisible()
  const hour = morning.getByRole('gridcell', { name: /, free, / }).first()
  await hour.click()
  await expect(morning.getByText('Sent by itself at your turn.')).toBeVisible()
  await picture(morning, 'day-opening')
  await moveTo(morning, setClock, at(day, '07:29:35'))
  await expect(morning.getByRole('heading', { level: 1, name: /\d\d:\d\d–/ })).toBeVisible({ timeout: 90_000 })
  await expectFitForEverybody(morning)

  // 08:50: who has booked comes in at the counter.
  await setClock({ now: at(day, '08:50:00') })
  await comesIn(early, 'day-arrivals')

  // 12:00: signal no. 8. Everything closes until tonight, and whoever has booked is told.
  await setClock({ now: at(day, '12:00:00') })
  const facilities = await staff('facilities')
  await facilities.goto('/desk/en/closures')
  await facilities.getByRole('button', { name: 'Close everything until tonight…' }).click()
  const sure = facilities.getByRole('dialog')
  const people = sure.getByRole('definition').first()
  await expect(people).toHaveText(/^[1-9]\d*$/)
  await sure.getByRole('radio').first().check()
  await sure.getByLabel(/^Type the number/).fill(await people.innerText())
  await picture(facilities, 'day-typhoon')
  await sure.getByRole('button', { name: /^Close and tell/ }).click()
  await expect(facilities.getByText('Everyone told', { exact: false }).first()).toBeVisible({ timeout: 30_000 })
  await expectFitForEverybody(facilities)
  // She reads why in her letter, and that her money comes back by itself.
  const afternoon = await member('ana')
  await afternoon.goto(`/en/vbs/booking?reference=${late}`)
  await expect(afternoon.getByText('Venue closed by the authority').first()).toBeVisible()
  await afternoon.getByRole('link', { name: 'Payment and receipt' }).click()
  await expect(afternoon.getByText(/^\d+ patacas (paid back on .*|are being paid back) \(.*\)\.$/)).toBeVisible({
    timeout: 20_000,
  })
  await expectFitForEverybody(afternoon)
  await picture(afternoon, 'day-refund')

  // She enters tonight's ballot instead.
  const ballot = `/en/vbs/ballot?reference=PEAK-${dayIn(11).replaceAll('-', '')}-TENNIS`
  await afternoon.goto(ballot)
  await afternoon
    .getByRole('button', { name: /Court 1, 19:00 to 20:00$/ })
    .first()
    .click()
  await afternoon.getByRole('button', { name: 'Enter the ballot' }).click()
  await expect(afternoon.getByText('You have entered this ballot.')).toBeVisible()

  // 19:30: a day after an hour that nobody came for. Others had come, so somebody was there to note it.
  await setClock({ now: at(day, '19:30:00') })
  const evening = await member('maria')
  await evening.goto('/en/vbs/bookings')
  const judged = evening.getByRole('region', { name: 'Missed bookings' })
  await expect(judged.getByRole('listitem')).toContainText(/Bowling.*Counted on/)
  await picture(evening, 'day-missed', judged)
  await letterTo('maria@example.mo', 'issed')

  // 22:00: entries close, and the list is published: from now on nobody can change it.
  await setClock({ now: at(day, '22:01:00') })
  const night = await member('ana')
  await night.goto(ballot)
  await expect(night.getByRole('region', { name: 'Entries are closed' })).toContainText('Hash of the list')
  await expectFitForEverybody(night)

  // 04:30: the books of the day beside those of the provider.
  await setClock({ now: at(next, '04:30:00') })
  const accountant = await staff('accountant')
  await expect(accountant.getByText('The books agree.')).toBeVisible()
  await expectFitForEverybody(accountant)
  await picture(accountant, 'day-books')

  // 10:00: the draw of last night’s list, which her browser reckons again.
  await setClock({ now: at(next, '10:01:00') })
  const drawn = await member('ana')
  await drawn.goto(ballot)
  await expect(drawn.getByText('All five statements hold.')).toBeVisible()
  await expectFitForEverybody(drawn)
  await picture(drawn, 'day-draw')
  await drawn.goto('/en/vbs/bookings')
  const won = drawn.getByRole('region', { name: 'Coming up' }).getByRole('listitem').filter({ hasText: '19:00' })
  await expect(won.filter({ hasText: 'Tennis' })).toContainText('Kept for a while')
})
