import { type Kysely, sql } from 'kysely'

/** The order in which a term’s classes are signed up for is drawn, too; and staff may make classes, or lead them. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table draws
      drop constraint draws_reference_check,
      add constraint draws_reference_check check (reference ~ '^(PEAK|LOBBY|COURSE)-\\d{8}(-[A-Z_]{2,40})?$'),
      drop constraint draws_purpose_check,
      add constraint draws_purpose_check check (purpose in ('peak', 'lobby', 'course'))`.execute(db)
  await sql`
    alter table staff
      drop constraint staff_roles_check,
      add constraint staff_roles_check
        check (roles <@ array['reviewer', 'senior', 'counter', 'cashier', 'finance', 'facilities', 'classes', 'coach',
            'content', 'auditor']
          and array_position(roles, null) is null)`.execute(db)
}
