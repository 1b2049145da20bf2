import { type Kysely, sql } from 'kysely'

const latinName = sql.lit(
  "^[A-Za-zÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜàáâãçèéêìíòóôõùúü]+\\.?([ '’-]+[A-Za-zÀÁÂÃÇÈÉÊÌÍÒÓÔÕÙÚÜàáâãçèéêìíòóôõùúü]+\\.?)*$",
)

/**
 * Changes of what is on file of a member, which staff decide about. Each sending is a row that is never rewritten but
 * for its end: what a clerk has seen is what they decide about.
 */
export const up = async (db: Kysely<unknown>) => {
  // A picture that a member, not a registration, has uploaded.
  await sql`alter table files add column member_id bigint references members on delete set null`.execute(db)
  await sql`create index files_of_member on files (member_id) where member_id is not null`.execute(db)

  await sql`
    create table supplements (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^S\\d\\d-[A-Z0-9]{6}$'),
      member_id bigint not null references members on delete cascade,
      -- One correction for each rejection.
      corrects bigint unique references supplements on delete set null,
      state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
      renews boolean not null,
      received_at timestamptz not null,
      due_on date not null,
      ended_at timestamptz check (ended_at >= received_at),
      decided_by bigint references staff,
      reasons jsonb check (jsonb_typeof(reasons) = 'object' and reasons <> '{}'),
      -- What is to change; null where it stays as it is on file.
      name_zh text check (length(name_zh) between 1 and 40),
      drops_name_zh boolean not null,
      surname text check (length(surname) <= 80 and surname ~ ${latinName}),
      first_name text check (length(first_name) <= 80 and first_name ~ ${latinName}),
      document_number text check (document_number ~ '^[A-Za-z0-9/-]{4,20}$'),
      document_expiry date,
      -- Of what has ended, a picture may go before the row.
      photo uuid references files on delete set null,
      id_copy uuid references files on delete set null,
      -- What comparing the photo with the bureau’s has found: nothing else comes in.
      photo_face text check (photo_face in ('same', 'unsure', 'no_photo', 'silent')),
      constraint supplement_ended check ((state = 'waiting') = (ended_at is null)),
      constraint supplement_decided_by_staff check ((state in ('approved', 'rejected')) = (decided_by is not null)),
      constraint supplement_rejected_with_reasons check ((state = 'rejected') = (reasons is not null)),
      constraint supplement_photo_compared check (photo is null or photo_face is not null),
      constraint supplement_names_or_drops check (name_zh is null or not drops_name_zh),
      constraint supplement_changes_something check
        (photo is not null or id_copy is not null or state in ('approved', 'withdrawn')),
      -- What a document says is believed to a copy of it alone.
      constraint supplement_proved_by_copy check (id_copy is not null or state in ('approved', 'withdrawn') or (not renews and not drops_name_zh
        and coalesce(name_zh, surname, first_name, document_number) is null and document_expiry is null))
    )`.execute(db)
  await sql`create unique index supplements_one_waiting on supplements (member_id) where state = 'waiting'`.execute(db)
  await sql`create index supplements_of_member on supplements (member_id, id)`.execute(db)
  await sql`create index supplements_due on supplements (due_on, received_at, id) where state = 'waiting'`.execute(db)
  await sql`create index supplements_ended on supplements (ended_at) where ended_at is not null`.execute(db)
  await sql`create index supplements_by_decider on supplements (decided_by) where decided_by is not null`.execute(db)
  await sql`create index supplements_photo on supplements (photo) where photo is not null`.execute(db)
  await sql`create index supplements_id_copy on supplements (id_copy) where id_copy is not null`.execute(db)
}
