import { type LinkPurpose, links } from '@palaestra/contract/links'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { thePortal } from '../testing/portal.ts'
import { up as linksAsJson } from './migrations/0051_links.ts'
import { up as outbox } from './migrations/0052_letters.ts'
import { up as memberHolds } from './migrations/0053_holds_and_attachments.ts'
import { up as documentRequests } from './migrations/0069_document_requests.ts'
import { up as guardianships } from './migrations/0083_guardianships.ts'
import { up as documentsDecided } from './migrations/0110_documents_decided.ts'
import { up as yearsOfVisits } from './migrations/0340_years_of_visits.ts'

const { db } = await thePortal()

/** Runs the work in a schema of its own, which is gone afterwards. */
const apart = async <T>(work: (tx: Kysely<unknown>) => Promise<T>) => {
  const tx = await db.startTransaction().execute()
  try {
    await sql`create schema apart`.execute(tx)
    await sql`set local search_path = apart`.execute(tx)
    return await work(tx as unknown as Kysely<unknown>) // A migration knows no tables.
  } finally {
    await tx.rollback().execute()
  }
}

/** The rows of links as 0040 left them: text, in a form of each purpose. */
const before: Record<LinkPurpose, { subject: string; detail: string | null; about: object }> = {
  activate: { subject: '7', detail: null, about: { member: 7 } },
  correct: { subject: '8', detail: null, about: { application: 8 } },
  log_in: { subject: '7', detail: null, about: { member: 7 } },
  reset_password: { subject: '7', detail: null, about: { member: 7 } },
  change_email: {
    subject: '7',
    detail: 'new@example.mo s1',
    about: { member: 7, email: 'new@example.mo', session: 's1' },
  },
  confirm_email: { subject: '7', detail: 'on-file@example.mo', about: { member: 7, email: 'on-file@example.mo' } },
  recover_mobile: { subject: '7', detail: null, about: { member: 7 } },
  stop_mobile: { subject: '9', detail: null, about: { request: 9 } },
  parent_consent: { subject: '10', detail: '12345678', about: { child: 10, guardianIdNumber: '12345678' } },
  hand_off: { subject: 'pool-today 7', detail: 's1', about: { service: 'pool-today', member: 7, session: 's1' } },
  api_code: { subject: '7', detail: 's1', about: { member: 7, session: 's1' } },
  pending: { subject: '7', detail: null, about: { member: 7 } },
}

test('0051: a link of every purpose that was under way goes on, in the shape of the contract', async () => {
  const after = await apart(async (tx) => {
    await sql`create table links (purpose text, subject text not null, detail text)`.execute(tx)
    for (const [purpose, { subject, detail }] of Object.entries(before))
      await sql`insert into links values (${purpose}, ${subject}, ${detail})`.execute(tx)
    await linksAsJson(tx)
    const { rows } = await sql<{ purpose: LinkPurpose; subject: object; detail: object }>`select * from links`.execute(
      tx,
    )
    return rows
  })

  expect(after).toHaveLength(Object.keys(links).length)
  for (const { purpose, subject, detail } of after) {
    const { detail: shape = z.object({}) } = links[purpose] as { detail?: z.ZodMiniType<object> } // Few have one.
    // What 0083 has moved from the one into the other.
    const whole = purpose === 'parent_consent' ? { ...subject, ...detail } : subject
    const about = { ...links[purpose].subject.parse(whole), ...shape.parse(detail) }
    expect([purpose, about]).toEqual([purpose, before[purpose].about])
  }
})

test('0052: a letter that had not left is taken up again, and so is the job that waits for it', async () => {
  const rows = await apart(async (tx) => {
    await sql`
      create table letters (
        id int, channel text not null, "to" text not null, subject text not null, body text,
        written_at timestamptz not null, sent_at timestamptz, next_job jsonb
      )`.execute(tx)
    await sql`
      insert into letters values
        (1, 'email', 'a', '', 'words', '2026-03-02T02:00:00Z', null, '{"name": "card.resume"}'),
        (2, 'sms', 'b', '', 'words', '2026-03-02T02:00:00Z', null, 'null'),
        (3, 'email', 'c', '', null, '2026-03-02T02:00:00Z', '2026-03-02T02:00:01Z', 'null')`.execute(tx)
    await outbox(tx)
    const { rows } = await sql`
      select urgency, next_job is null as alone, next_try_at = written_at as due,
        extract(epoch from until - written_at)::int as seconds,
        extract(epoch from next_job_at - written_at)::int as hold
      from letters order by id`.execute(tx)
    return rows
  })

  const [week, hour, quarter] = [604_800, 3600, 900]
  expect(rows).toEqual([
    { urgency: 'ordinary', alone: false, due: true, seconds: week, hold: quarter },
    { urgency: 'urgent', alone: true, due: true, seconds: hour, hold: null },
    { urgency: 'ordinary', alone: true, due: true, seconds: week, hold: null },
  ])
})

test('0053: who was suspended is held by the authority, or by the loss whose e-mail has not left', async () => {
  const rows = await apart(async (tx) => {
    await sql`create table staff (id bigint primary key)`.execute(tx)
    await sql`create table members (id bigint primary key, suspended boolean not null)`.execute(tx)
    await sql`create table card_losses (member_id bigint, closed_on date)`.execute(tx)
    await sql`create table letters (body text, next_job jsonb, next_job_at timestamptz)`.execute(tx)
    await sql`create table development_inbox (key text)`.execute(tx)
    await sql`
      insert into members values (1, true), (2, true), (3, true), (4, false), (5, true), (6, true)`.execute(tx)
    // 2 waits for the letter, 3 reported long ago, 5 waits for the job after it, 6 has waited in an earlier loss.
    await sql`insert into card_losses values (2, null), (3, null), (5, null), (6, '2026-01-01')`.execute(tx)
    const resuming = (id: number) => JSON.stringify({ name: 'card.resume', data: { memberId: id } })
    await sql`insert into letters (next_job, next_job_at) values
      (${resuming(2)}::jsonb, '2026-03-02T02:00:00Z'), (${resuming(3)}::jsonb, null), ('null', null),
      (${resuming(6)}::jsonb, '2026-03-02T02:00:00Z')`.execute(tx)
    await sql`insert into jobs.job (name, data) values ('card.resume', '{"memberId": 5}')`.execute(tx)
    await memberHolds(tx)
    const { rows } = await sql`
      select member_id::int as member, reason, imposed_by, ended_at from member_holds order by member_id`.execute(tx)
    await expect(sql`select suspended from members`.execute(tx)).rejects.toThrow(/suspended/)
    return rows
  })

  const open = { imposedBy: null, endedAt: null }
  expect(rows).toEqual([
    { member: 1, reason: 'authority', ...open },
    { member: 2, reason: 'loss', ...open },
    { member: 3, reason: 'authority', ...open },
    { member: 5, reason: 'loss', ...open },
    { member: 6, reason: 'authority', ...open },
  ])
})

test('0083: the guardian of before is one of possibly several, with the face that was shown, and links go on', async () => {
  const found = await apart(async (tx) => {
    await sql`create table staff (id bigint primary key)`.execute(tx)
    await sql`
      create table members (id bigint primary key, id_number text, birth_date date, joined_at timestamptz)`.execute(tx)
    await sql`
      create table applications (
        state text, guardian_id_number text, guardian_birth_date date, guardian_gender text, guardian_face text,
        received_at timestamptz)`.execute(tx)
    await sql`
      create table payment_consents (
        member_id bigint primary key, guardian_id_number text not null, state text, since timestamptz)`.execute(tx)
    await sql`
      create table payment_consent_changes (
        proof text constraint payment_consent_changes_proof_check check (proof <> ''), by_member bigint,
        constraint payment_consent_changes_by_somebody check ((proof = 'application') = (by_member is null)))`.execute(
      tx,
    )
    await sql`create table links (purpose text, subject jsonb, detail jsonb, used_at timestamptz)`.execute(tx)
    await sql`
      insert into members values
        (1, '10000001', '2012-02-29', '2026-01-02T02:00:00Z'), (2, '10000002', '2012-06-18', '2026-01-02T02:00:00Z'),
        (3, '10000003', '2012-06-18', '2026-01-02T02:00:00Z')`.execute(tx)
    await sql`
      insert into payment_consents values
        (1, '20000001', 'authorised', now()), (2, '20000001', 'pending', now()), (3, '20000002', 'pending', now())`.execute(
      tx,
    )
    // The face of the first was seen, and later not in an application that was rejected; of the second nothing is left.
    await sql`
      insert into applications values
        ('passed', '20000001', '1980-01-02', 'female', 'same', '2026-01-01T02:00:00Z'),
        ('rejected', '20000001', '1980-01-03', 'male', 'unsure', '2026-02-01T02:00:00Z')`.execute(tx)
    await sql`insert into links values ('parent_consent', '{"child": 1}', '{"guardianIdNumber": "20000001"}', null)`.execute(
      tx,
    )
    await guardianships(tx)
    const guardians = await sql`
      select id_number, birth_date::text, gender, face from guardians order by id_number`.execute(tx)
    const rows = await sql`
      select child_id::int as child, guardian_id_number as guardian, place, since is not null as active
      from guardianships order by child_id`.execute(tx)
    const ends = await sql`select ends_on::text from payment_consents order by member_id`.execute(tx)
    const open = await sql`select subject, detail from links`.execute(tx)
    return { guardians: guardians.rows, rows: rows.rows, ends: ends.rows, open: open.rows }
  })

  expect(found.guardians).toEqual([
    { idNumber: '20000001', birthDate: '1980-01-02', gender: 'female', face: 'same' },
    { idNumber: '20000002', birthDate: null, gender: null, face: null },
  ])
  expect(found.rows).toEqual([
    { child: 1, guardian: '20000001', place: 1, active: true },
    { child: 2, guardian: '20000001', place: 1, active: true },
    { child: 3, guardian: '20000002', place: 1, active: true },
  ])
  expect(found.ends).toEqual([{ endsOn: '2030-03-01' }, { endsOn: '2030-06-18' }, { endsOn: '2030-06-18' }])
  expect(found.open).toEqual([{ subject: { child: 1, guardianIdNumber: '20000001' }, detail: {} }])
})

test('0110: documents that were delivered wait, accepted ones are decided by who accepted them, and what lay with a member still does', async () => {
  const rows = await apart(async (tx) => {
    for (const table of ['members', 'staff'])
      await sql`create table ${sql.table(table)} (id bigint primary key)`.execute(tx)
    await sql`create table files (id uuid primary key)`.execute(tx)
    await sql`insert into members values (1), (2), (3), (4)`.execute(tx)
    await sql`insert into staff values (17)`.execute(tx)
    await documentRequests(tx)
    await sql`create index document_requests_in_order on document_requests (review_due_on, delivered_at, id)
      where state in ('delivered', 'accepted')`.execute(tx)
    await sql`insert into document_requests (reference, member_id, state, asked_at, asked_by, due_on, delivered_at,
        review_due_on, ended_at, ended_by) values
      ('D26-AAAAAA', 1, 'asked', '2026-03-01', 17, '2026-03-16', null, null, null, null),
      ('D26-BBBBBB', 2, 'delivered', '2026-03-01', 17, '2026-03-16', '2026-03-02', '2026-03-05', null, null),
      ('D26-CCCCCC', 3, 'accepted', '2026-03-01', 17, '2026-03-16', '2026-03-02', '2026-03-05', '2026-03-03', 17),
      ('D26-DDDDDD', 4, 'withdrawn', '2026-03-01', 17, '2026-03-16', null, null, '2026-03-03', 17)`.execute(tx)
    await documentsDecided(tx)
    const { rows } =
      await sql<object>`select state, decision, decided_by, decided_at = ended_at as at_once, withdrawn_by
      from document_requests order by id`.execute(tx)
    return rows
  })

  const nothing = { decision: null, decidedBy: null, atOnce: null, withdrawnBy: null }
  expect(rows).toEqual([
    { ...nothing, state: 'asked' },
    { ...nothing, state: 'waiting' },
    { ...nothing, state: 'passed', decision: 'passed', decidedBy: 17, atOnce: true },
    { ...nothing, state: 'withdrawn', withdrawnBy: 17 },
  ])
})

test('0340: visits that were there are in the year of their day, each once, also over New Year and of a year that nobody foresaw', async () => {
  const found = await apart(async (tx) => {
    await sql`create table members (id bigint primary key)`.execute(tx)
    await sql`insert into members values (1), (2)`.execute(tx)
    // As 0130 left them.
    await sql`
      create table visits (
        member_id bigint not null references members on delete cascade, came_at timestamptz not null, left_at timestamptz,
        day date not null, place text not null, source text not null,
        constraint visits_pkey primary key (member_id, came_at),
        constraint visit_is_one_stay check (left_at > came_at),
        constraint visits_never_overlap exclude using gist (
          int8range(member_id, member_id, '[]') with &&, tstzrange(came_at, coalesce(left_at, came_at)) with &&))`.execute(
      tx,
    )
    await sql`create index visits_of_day on visits (member_id, day)`.execute(tx)
    await sql`create index visits_by_day on visits (day)`.execute(tx)
    await sql`insert into visits values
      (1, '2019-05-01T10:00Z', '2019-05-01T11:00Z', '2019-05-01', 'a', 'import'),
      (1, '2025-12-31T15:30Z', '2025-12-31T16:30Z', '2025-12-31', 'b', 'gate'),
      (1, '2025-12-31T16:30Z', '2025-12-31T17:00Z', '2026-01-01', 'c', 'gate'),
      (2, '2025-12-31T15:30Z', null, '2025-12-31', 'd', 'gate')`.execute(tx)
    await yearsOfVisits(tx)
    const { rows } = await sql<object>`
      select tableoid::regclass::text as part, member_id::int as member, place, source,
        (extract(epoch from left_at - came_at) / 60)::int as minutes
      from visits order by day, place`.execute(tx)
    const again = sql`insert into visits values
      (1, '2025-12-31T16:00Z', '2025-12-31T16:10Z', '2026-01-01', 'e', 'gate') returning place`.execute(tx)
    return { rows, overTheSeam: (await again).rows }
  })

  expect(found.rows).toEqual([
    { part: 'visits_2019', member: 1, place: 'a', source: 'import', minutes: 60 },
    { part: 'visits_2025', member: 1, place: 'b', source: 'gate', minutes: 60 },
    { part: 'visits_2025', member: 2, place: 'd', source: 'gate', minutes: null },
    { part: 'visits_2026', member: 1, place: 'c', source: 'gate', minutes: 30 },
  ])
  expect(found.overTheSeam).toEqual([])
})
