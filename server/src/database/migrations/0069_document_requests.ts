import { type Kysely, sql } from 'kysely'

/** Documents that staff ask a member for by a day (M10), and what the member delivers. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table document_requests (
      id bigint generated always as identity primary key,
      reference text not null unique check (reference ~ '^D\\d\\d-[A-Z0-9]{6}$'),
      member_id bigint not null references members on delete cascade,
      state text not null check (state in ('asked', 'delivered', 'accepted', 'withdrawn')),
      asked_at timestamptz not null,
      asked_by bigint not null references staff,
      -- The member’s last day.
      due_on date not null,
      delivered_at timestamptz,
      -- The last day of the staff, once it is delivered.
      review_due_on date,
      ended_at timestamptz check (ended_at >= asked_at),
      ended_by bigint references staff,
      constraint document_request_delivered check
        (state not in ('delivered', 'accepted') or (delivered_at is not null and review_due_on is not null)),
      constraint document_request_ended check
        ((state in ('accepted', 'withdrawn')) = (ended_at is not null) and (ended_at is null) = (ended_by is null))
    )`.execute(db)
  await sql`create unique index document_requests_one_open on document_requests (member_id)
    where state in ('asked', 'delivered')`.execute(db)
  await sql`create index document_requests_of_member on document_requests (member_id)`.execute(db)
  await sql`create index document_requests_due on document_requests (due_on) where state = 'asked'`.execute(db)
  await sql`create index document_requests_delivered on document_requests (review_due_on, delivered_at, id)
    where state = 'delivered'`.execute(db)
  await sql`create index document_requests_ended on document_requests (ended_at) where ended_at is not null`.execute(db)
  await sql`create index document_requests_by_asker on document_requests (asked_by)`.execute(db)
  await sql`create index document_requests_by_ender on document_requests (ended_by) where ended_by is not null`.execute(
    db,
  )

  await sql`
    create table requested_documents (
      request_id bigint not null references document_requests on delete cascade,
      kind text not null check (kind in ('idCopy', 'photo', 'permittedStay', 'guardianIdCopy', 'other')),
      words text check (length(words) between 5 and 1000),
      file_id uuid references files on delete set null,
      -- Why what was delivered before will not do.
      reason text check (length(reason) between 5 and 1000),
      primary key (request_id, kind),
      constraint requested_document_said check ((kind = 'other') = (words is not null))
    )`.execute(db)
  await sql`create index requested_documents_file on requested_documents (file_id) where file_id is not null`.execute(
    db,
  )
}
