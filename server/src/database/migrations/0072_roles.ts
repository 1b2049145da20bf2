import { type Kysely, sql } from 'kysely'

/** Staff have roles instead of single rights. Who could help colleagues in is a senior from now on. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table staff add column roles text[] not null default '{}'`.execute(db)
  await sql`
    update staff set roles =
      case
        when 'staff' = any(permissions) then array['senior']
        when 'review' = any(permissions) then array['reviewer']
        else '{}'
      end
      || case when 'content' = any(permissions) then array['content'] else '{}' end`.execute(db)
  await sql`
    alter table staff
      drop column permissions,
      alter column roles drop default,
      add constraint staff_roles_check
        check (roles <@ array['reviewer', 'senior', 'counter', 'cashier', 'content', 'auditor']
          and array_position(roles, null) is null)`.execute(db)
}
