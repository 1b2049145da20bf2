import { type Kysely, sql } from 'kysely'

/**
 * The audit trail is a chain: each entry has the SHA-256 of the one before it and of its own words. The links are made
 * as a transaction commits, one after the other, so that nobody waits for the chain while work is done, and nobody who
 * waits for it holds up anything else.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    alter table audit add column detail text check (length(detail) between 1 and 2000)`.execute(db)

  await sql`
    create table audit_chain (
      position bigint primary key check (position > 0),
      entry bigint not null unique references audit,
      hash bytea not null check (length(hash) = 32)
    )`.execute(db)
  // One row: whoever appends takes it first.
  await sql`
    create table audit_head (
      single boolean primary key default true check (single),
      position bigint not null check (position >= 0),
      hash bytea not null check (length(hash) = 32)
    )`.execute(db)

  // Each part with its length, so that no two entries have the same words. audit.rules.ts says it a second time.
  await sql
    .raw(`
    create function audit_content(place bigint, entry audit) returns bytea stable language sql as $$
      select convert_to(string_agg(coalesce(octet_length(part) || ':' || part, '-'), ',' order by nr), 'UTF8')
      from unnest(array[
        place::text, entry.id::text, (extract(epoch from entry.at) * 1000000)::bigint::text, entry.staff_id::text,
        entry.act, entry.subject_kind, entry.subject_id, entry.detail
      ]) with ordinality as parts (part, nr)
    $$`)
    .execute(db)
  await sql
    .raw(`
    create function audit_append(entry audit) returns void language plpgsql as $$
      declare head audit_head;
      begin
        insert into audit_head (position, hash) values (0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
        select * into strict head from audit_head for update;
        head.position := head.position + 1;
        head.hash := sha256(head.hash || audit_content(head.position, entry));
        insert into audit_chain (position, entry, hash) values (head.position, entry.id, head.hash);
        update audit_head set position = head.position, hash = head.hash;
      end $$`)
    .execute(db)
  await sql`select audit_append(audit) from (select * from audit order by id) as audit`.execute(db)

  await sql
    .raw(`
    create function audit_entry_added() returns trigger language plpgsql as
    $$ begin perform audit_append(new); return null; end $$`)
    .execute(db)
  await sql`
    create constraint trigger audit_chained after insert on audit deferrable initially deferred
    for each row execute function audit_entry_added()`.execute(db)
  await sql`
    create trigger audit_chain_append_only before update or delete on audit_chain
    for each row execute function audit_is_append_only()`.execute(db)

  // What an auditor searches by. Newest first, and of one moment the later entry.
  await sql`drop index audit_of_staff`.execute(db)
  for (const [name, columns] of Object.entries({
    audit_by_time: 'at, id',
    audit_of_staff: 'staff_id, at, id',
    audit_of_act: 'act, at, id',
    audit_of_reference: 'subject_id, at, id',
  }))
    await sql`create index ${sql.ref(name)} on audit (${sql.raw(columns)})`.execute(db)
}
