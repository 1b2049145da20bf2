import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { payingPortal } from '../../testing/payments.ts'
import { thePortal } from '../../testing/portal.ts'

// What the database refuses even when every line above it is wrong.

const portal = await thePortal()

beforeEach(async () => {
  await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
  const { onPage } = await payingPortal(portal)
  await onPage('pay')
  await portal.doJobs()
})

const run = (statement: string) => sql.raw(statement).execute(portal.db)

test.each([
  ['more back than was paid', 'update order_lines set refunded = amount + 1', 'order_lines_never_more_back'],
  ['a change in the books', 'update transfers set amount = 1', 'append-only'],
  ['books with a page torn out', 'delete from transfers', 'append-only'],
  [
    'the same payment twice in the books',
    `insert into transfers (at, from_account, to_account, amount, order_id, provider_reference)
      select at, from_account, to_account, amount, order_id, provider_reference from transfers`,
    'transfers_paid_once',
  ],
  [
    'a transfer from an account to itself',
    `insert into transfers (at, from_account, to_account, amount, order_id, provider_reference)
      select at, to_account, to_account, amount, order_id, 'x' from transfers`,
    'transfers_between_two',
  ],
  ['an order that is paid at no time', 'update orders set paid_at = null', 'orders_paid_at'],
  ['a receipt of the same number', 'insert into receipts select year, number, 0, issued_at from receipts', 'receipts'],
  [
    'a second payment given back twice',
    `insert into refunds (key, order_id, provider_reference, amount, cause, wanted_at)
      select gen_random_uuid(), id, 'r', 1, 'twice', now() from orders, generate_series(1, 2)`,
    'refunds_twice_once',
  ],
  ['an order of what costs nothing', 'update bookings set amount = 0', 'booking_order_costs'],
])('%s', async (_, statement, constraint) => {
  await expect(run(statement)).rejects.toThrow(constraint)
})
