import { Refusal } from '@palaestra/contract'
import type { NoTx } from '../database/database.ts'
import type { Deps, Uses } from '../deps.ts'
import { staffService } from '../features/staff/staff.service.ts'
import { staffTable } from '../features/staff/staff.table.ts'
import type { IdentityDocument } from '../ports/identity.ts'
import { seatApplications } from './applications.ts'
import { type PretendedProvider, seatBookings } from './bookings.ts'
import { seatBulletins } from './bulletins.ts'
import { type BureauRecord, bureauRecords } from './bureau.ts'
import { seatChanges } from './changes.ts'
import { seatClasses } from './classes.ts'
import { seatCompanions } from './companions.ts'
import { seatDraws } from './draws.ts'
import { families } from './families.ts'
import { seatGates } from './gates.ts'
import { seatGifts } from './gifts.ts'
import { seatHousehold } from './household.ts'
import { seatNoShow } from './noShows.ts'
import { seatOwnUse } from './ownUses.ts'
import { demonstrationPassword, seatPeople } from './people.ts'
import { seatPools, seatTickets } from './pools.ts'
import { seatPhotos } from './portraits.ts'
import { staff } from './staff.ts'
import { seatVenues } from './venues.ts'
import { seatVisits } from './visits.ts'
import { seatWaits } from './waits.ts'

/** Seats all staff; existing ones stay as they are. */
export const seatStaff = async (deps: Uses<'clock' | 'passwords', NoTx>) => {
  for (const clerk of Object.values(staff)) {
    if (await staffTable(deps.db).byUsername(clerk.username)) continue
    await staffService(deps)
      .add({ ...clerk, password: demonstrationPassword })
      .catch((error: unknown) => {
        // Staff who have left are not called back.
        if (!(error instanceof Refusal && error.refusal === 'username_taken')) throw error
      })
  }
}

/** The bureau’s register, with its writing methods. */
interface Register {
  put(record: BureauRecord): Promise<unknown>
  putRelation(child: IdentityDocument, guardian: IdentityDocument): Promise<unknown>
}

/** What is too late by now has left long ago, the rest is of today: a new demonstration begins without an alarm. */
const settleLetters = async ({ db, clock }: Uses<'clock', NoTx>) => {
  const now = clock.now()
  await db
    .updateTable('letters')
    .set({ sentAt: now, body: null, attachments: null })
    .where('until', '<=', now)
    .execute()
  await db.updateTable('letters').set({ writtenAt: now }).where('sentAt', 'is', null).execute()
}

/** The whole demonstration: members, staff, the bureau’s register, applications. Existing rows stay. */
export const seatDemonstration = async (deps: Deps, register: Register, payments?: PretendedProvider) => {
  const isNew = !(await deps.db.selectFrom('letters').select('id').limit(1).executeTakeFirst())
  await seatPeople(deps)
  await seatPhotos(deps)
  await seatStaff(deps)
  for (const record of bureauRecords()) await register.put(record)
  for (const { child, guardian } of families) await register.putRelation(child, guardian)
  await seatHousehold(deps, register)
  await seatCompanions(deps)
  await seatVisits(deps)
  await seatGifts(deps)
  await seatVenues(deps)
  await seatPools(deps)
  await seatGates(deps)
  await seatBookings(deps, payments)
  await seatTickets(deps, payments)
  await seatOwnUse(deps)
  await seatNoShow(deps)
  await seatWaits(deps)
  await seatDraws(deps)
  await seatClasses(deps)
  const editor = await staffTable(deps.db).byUsername(staff.editor.username)
  if (editor) await seatBulletins(deps, editor.id)

  const reviewer = await staffTable(deps.db).byUsername(staff.reviewer.username)
  if (!reviewer) return
  await seatApplications(deps, reviewer.id)
  await seatChanges(deps, reviewer.id)
  if (isNew) await settleLetters(deps)
}
