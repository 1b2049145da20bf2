import { expect, expectFitForEverybody, testAlone } from './portal.ts'
import { logIn, logInAtDesk, loginPage, people } from './steps.ts'

const test = testAlone()

test('a court that its holder gives back is offered to who waits for it, by a letter that leads there, and is theirs; the desk sees the line', {
  tag: ['@O03'],
}, async ({ visit, letterTo }) => {
  const desk = await visit('/desk/en/login')
  await logInAtDesk(desk, 'counter')
  await expect(desk).not.toHaveURL(/login/)
  await desk.goto('/desk/en/timetable?place=taipa-northeast&facility=tennis')
  await desk.getByRole('link', { name: 'Day after' }).click()
  const line = desk.getByRole('region', { name: '10:00 to 11:00 · Court 2 2 wait' }).getByRole('listitem')
  await expect(line).toHaveCount(2)
  await expect(line.first()).toHaveText(/Tom Reed.* since /)
  await expectFitForEverybody(desk)

  const ana = await visit(loginPage('pt'))
  await logIn(ana, 'pt')
  await ana.goto('/pt/vbs/bookings')
  await ana.getByRole('listitem').filter({ hasText: '10:00–11:00' }).getByRole('link').click()
  await ana.getByRole('button', { name: 'Cancelar esta reserva…' }).click()
  await ana
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancelar/ })
    .click()
  await expect(ana.getByRole('button', { name: 'Cancelar esta reserva…' })).toHaveCount(0)

  const { subject, body } = await letterTo(people.en.email, 'It is your turn')
  expect(subject).toContain('Tennis')
  const link = /http\S+\/en\/waiting/.exec(body)?.[0] ?? ''
  await desk.reload()
  await expect(line.first()).toHaveText(/Tom Reed.* offered until /)
  const tom = await visit(loginPage('en'))
  await logIn(tom, 'en')
  await tom.goto(new URL(link).pathname)
  await expect(tom.getByRole('heading', { level: 1, name: 'It is your turn' })).toBeVisible()
  await expectFitForEverybody(tom)
  await tom.getByRole('button', { name: /^Take/ }).click()
  await expect(tom).toHaveURL(/\/en\/vbs\/booking\?reference=B/)
  await expect(tom.getByRole('heading', { level: 2, name: /^Kept for you until/ })).toBeVisible()
  await tom.goto('/en/waiting')
  await expect(tom.getByRole('region', { name: 'What has become of others' })).toContainText('You have the court')
})
