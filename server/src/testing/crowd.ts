import { memberNumberFrom } from '@palaestra/contract'
import type pg from 'pg'
import { firstNames, type Name, surnames, syllables } from './crowdNames.ts'

/** How many there are of whom. */
export interface Crowd {
  members: number
  /** Members who came in by an application of the portal; the others were members before. */
  applied: number
  waiting: number
  /** Changes of what is on file that wait, and documents that were delivered. */
  changes: number
  documents: number
}

export const aMillion: Crowd = {
  members: 1_000_000,
  applied: 300_000,
  waiting: 10_000,
  changes: 2_000,
  documents: 1_000,
}

/** The first running number, ID number and mobile of the crowd: behind those of the demonstration. */
const first = { running: 20_000_000, idNumber: 50_000_000, mobile: 62_000_000 }
/** Rows of one statement: of a million at once nothing would be seen for minutes. */
const step = 100_000

const steps = (count: number) =>
  Array.from({ length: Math.ceil(count / step) }, (_, place) => [place * step + 1, Math.min((place + 1) * step, count)])

const pool = async (client: pg.Client, table: string, names: readonly Name[]) => {
  await client.query(`create temp table ${table} (place int primary key, latin text, han text)`)
  await client.query(
    `insert into ${table} select nr - 1, latin, han from unnest($1::text[], $2::text[]) with ordinality as one (latin, han, nr)`,
    [names.map(([latin]) => latin), names.map(([, han]) => han ?? null)],
  )
}

const anyOf = (names: readonly Name[]) => `floor(${names.length} * power(random(), 2))::int`

/** Somebody for each number: `crowd_people`, with all that a member and an application have in common. */
const invent = async (client: pg.Client, count: number) => {
  await pool(client, 'surnames', surnames)
  await pool(client, 'syllables', syllables)
  await pool(client, 'first_names', firstNames)
  // The same people each time.
  await client.query('select setseed(0.26)')
  await client.query(
    `create temp table drawn as select nr, ${anyOf(surnames)} as surname, ${anyOf(syllables)} as one,
       case when random() < 0.9 then ${anyOf(syllables)} end as two, ${anyOf(firstNames)} as latin, random() as luck
     from generate_series(1, ${count}) as nr`,
  )
  await client.query(
    `create temp table crowd_people as select nr, surnames.latin as surname,
       case when surnames.han is null then first_names.latin
         else one.latin || coalesce(' ' || two.latin, '') end as first_name,
       surnames.han || one.han || coalesce(two.han, '') as name_zh,
       case when luck < 0.5 then 'female' else 'male' end as gender,
       date '1946-01-01' + (luck * 22000)::int as birth_date,
       (${first.idNumber} + nr)::text as id_number, (${first.mobile} + nr)::text as mobile,
       case when nr % 3 = 0 then (28000000 + nr / 4)::text end as telephone,
       (array['zh', 'zh', 'zh', 'zh', 'pt', 'en'])[1 + nr % 6] as language,
       (array['taipa', 'se', 'fatima', 'lazaro'])[1 + nr % 4] as area,
       lower(translate(replace(surnames.latin, ' ', ''), '’çãáéíóúêõ', '')) || lpad(nr::text, 7, '0') as username
     from drawn join surnames on surnames.place = drawn.surname join syllables as one on one.place = drawn.one
     left join syllables as two on two.place = drawn.two join first_names on first_names.place = drawn.latin`,
  )
  await client.query('create unique index on crowd_people (nr)')
  await client.query('analyze crowd_people')
}

const fillMembers = async (client: pg.Client, { members }: Crowd) => {
  for (const [from = 1, to = 0] of steps(members)) {
    const numbers = Array.from({ length: to - from + 1 }, (_, place) => memberNumberFrom(first.running + from + place))
    await client.query(
      `insert into members (member_number, username, id_number, password_hash, activated_at, id_type, name_zh, surname,
         first_name, gender, birth_date, email, email_confirmed, mobile, mobile_confirmed, telephone, area, address,
         language, pick_up_place, no_promotions, joined_at)
       select number, fresh.username, fresh.id_number, case when nr % 10 < 7 then model.password_hash end,
         case when nr % 10 < 7 then now() - interval '1 year' end, 'resident', fresh.name_zh, fresh.surname,
         fresh.first_name, fresh.gender, fresh.birth_date, fresh.username || '@example.mo', true, fresh.mobile, true,
         fresh.telephone, fresh.area, 'Rua do Campo, ' || nr % 300, fresh.language, 'tapseac', false,
         now() - interval '5 years' + nr * interval '2 minutes'
       from unnest($1::text[]) with ordinality as numbered (number, place)
         join crowd_people as fresh on nr = place + ${from - 1}, members as model
       where model.username = 'siumei'`,
      [numbers],
    )
  }
  await client.query('create temp table crowd_ids as select id, username from members')
  await client.query(
    `create temp table crowd_members as
     select nr, id from crowd_people join crowd_ids using (username) where nr <= ${members}`,
  )
  await client.query('create unique index on crowd_members (nr)')
  await client.query('analyze crowd_members')
}

/** Fills a table that has no indexes meanwhile, but those that others refer to: made at the end they cost a fifth. */
export const withoutIndexes = async (client: pg.Client, table: string, statement: string) => {
  const { rows } = await client.query<{ name: string; index: string; constraint: string | null }>(
    `select format('%I', relname) as name, pg_get_indexdef(indexrelid) as index,
       (select pg_get_constraintdef(oid) from pg_constraint where conindid = indexrelid) as constraint
     from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid and contype = 'f')`,
    [table],
  )
  for (const { name, constraint } of rows)
    await client.query(constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)
  await client.query(statement)
  for (const { name, index, constraint } of rows)
    await client.query(constraint ? `alter table ${table} add constraint ${name} ${constraint}` : index)
}

/** What the triggers would write row by row, the words of each name made only once. */
const fillWords = async (client: pg.Client) => {
  await client.query(
    `create temp table crowd_names as select row_number() over () as name, names.*
     from (select distinct name_zh, surname, first_name from crowd_people) as names`,
  )
  await client.query(
    `create temp table crowd_words as select name, word from crowd_names, search_words(name_zh, surname, first_name)`,
  )
  await client.query(
    `create temp table crowd_pairs as select name, first, second, words from crowd_names, search_pairs(surname, first_name)`,
  )
  const named = (table: string) => `
    (select id, name from ${table} join crowd_people using (username) join crowd_names
       on crowd_names.surname = crowd_people.surname and crowd_names.first_name = crowd_people.first_name
       and crowd_names.name_zh is not distinct from crowd_people.name_zh) as fresh`
  for (const one of ['member', 'application']) {
    await withoutIndexes(
      client,
      `${one}_words`,
      `insert into ${one}_words (${one}_id, word) select id, word from ${named(`${one}s`)} join crowd_words using (name)`,
    )
    await withoutIndexes(
      client,
      `${one}_word_pairs`,
      `insert into ${one}_word_pairs (first, second, ${one}_id, words)
       select first, second, id, words from ${named(`${one}s`)} join crowd_pairs using (name)`,
    )
  }
}

/** The pictures of an application. Nobody opens them here, so there is nothing in the folder. */
const fillPictures = (client: pg.Client, from: number, to: number) =>
  client.query(
    `insert into files (id, kind, size, width, height, created_at, kept)
     select md5(kind || nr)::uuid, kind, 40000, 600, 800, now(), true
     from generate_series($1::int, $2::int) as nr, unnest(array['photo', 'id_copy']) as kind`,
    [from, to],
  )

const reference = (letter: string, nr: string) => `'${letter}26-' || lpad(upper(to_hex(${nr})), 6, '0')`

/** Applications: those that became members, and those that wait, of whom one in twenty is a member already. */
const fillApplications = async (client: pg.Client, { members, applied, waiting }: Crowd) => {
  const columns = `reference, state, decision, received_at, received_on, due_on, decided_at, decided_by, id_type,
    id_number, name_zh, surname, first_name, gender, birth_date, email, mobile, telephone, area, address, language,
    pick_up_place, no_promotions, username, photo, id_copy, photo_face`
  const common = `'resident', id_number, name_zh, surname, first_name, gender, least(birth_date, date '2005-01-01'),
    username || '@example.mo', mobile, telephone, area, 'Rua do Campo, 26', language, 'tapseac', false, username,
    md5('photo' || nr)::uuid, md5('id_copy' || nr)::uuid, 'same'`
  for (const [from = 1, to = 0] of steps(applied)) {
    await fillPictures(client, from, to)
    await client.query(
      `insert into applications (${columns})
       select ${reference('A', 'nr')}, 'passed', 'passed', at, at::date, at::date + 3, at + interval '2 days',
         (select id from staff where username = 'reviewer'), ${common}
       from crowd_people, lateral (select now() - interval '2 years' + nr * interval '3 minutes' as at) as times
       where nr between $1 and $2`,
      [from, to],
    )
  }
  await fillPictures(client, members + 1, members + waiting)
  await client.query(
    `insert into applications (${columns})
     select ${reference('A', 'nr')}, 'waiting', null, at, at::date, at::date + 5, null, null, ${common.replace(
       'id_number',
       `case when nr % 20 = 0 then (${first.idNumber} + nr % 1000 + 1)::text else id_number end`,
     )}
     from crowd_people, lateral (select now() - (nr % 10000) * interval '1 minute' as at) as times
     where nr > ${members}`,
  )
  await client.query(`insert into usernames (username, application_id) select username, id from applications
    on conflict do nothing`)
}

/** What a member of some years has: a card, letters, sessions, holds, consents, entries of the trail, changes. */
const fillLives = async (client: pg.Client, { members, changes, documents }: Crowd) => {
  const run = (statement: string) => withoutIndexes(client, /insert into (\w+)/.exec(statement)?.[1] ?? '', statement)
  const uuid = `('00000000-0000-4000-8000-' || lpad(nr::text, 12, '0'))::uuid`
  await run(`insert into cards (member_id, kind, qr_reference, valid_until)
    select id, 'permanent', md5('card' || nr), current_date + (nr % 1800)::int from crowd_members`)
  await run(`insert into sessions (id, member_id, method, browser, system, opened_at, seen_at, proved_at, ends_at)
    select ${uuid}, id, 'account', 'Firefox', 'Android', now(), now(), now(), now() + interval '1 day'
    from crowd_members where nr % 10 = 0`)
  await run(`insert into member_holds (member_id, reason, since, ended_at)
    select id, 'loss', now() - interval '1 year', case when nr % 100 <> 0 then now() - interval '300 days' end
    from crowd_members where nr % 20 = 0`)
  await run(`insert into guardians (id_number, birth_date, gender)
    select id_number, birth_date, gender from crowd_people where nr <= ${members} and (nr + 1) % 15 = 0`)
  await run(`insert into guardianships (child_id, guardian_id_number, place, entered_by, entered_at, since)
    select id, (${first.idNumber} + nr - 1)::text, 1, 'application', now(), now() from crowd_members where nr % 15 = 0`)
  await run(`insert into payment_consents (member_id, state, since, ends_on)
    select id, 'authorised', now(), current_date + 900 from crowd_members where nr % 15 = 0`)
  await run(`insert into letters (id, channel, "to", subject, body, written_at, sent_at, kind, urgency, until, next_try_at)
    select ${uuid}, 'email', username || '@example.mo', 'x', null, at, at, 'notice', 'ordinary',
      at + interval '1 day', at
    from crowd_people, lateral (select now() - (nr % 43200) * interval '1 minute' as at) as times where nr <= ${members}`)
  // Without their links: the chain is for the auditors’ command, which is measured by nobody here.
  await run(`insert into audit (at, staff_id, act, subject_kind, subject_id, detail)
    select now() - (${members} - nr) * interval '30 seconds', staff.id,
      (array['looked', 'looked', 'looked', 'searched', 'passed'])[1 + nr % 5], 'member', crowd_members.id::text, 'file'
    from crowd_members, staff where staff.username = 'reviewer' order by nr`)
  await run(`insert into supplements (reference, member_id, state, renews, received_at, due_on, drops_name_zh, photo, photo_face)
    select ${reference('S', 'nr')}, id, 'waiting', false, now() - nr * interval '1 second', current_date + (nr % 5)::int,
      false, md5('photo' || nr)::uuid, 'same'
    from crowd_members where nr <= ${changes}`)
  await run(`insert into supplements (reference, member_id, state, renews, received_at, due_on, drops_name_zh, decision,
      decided_at, ended_at, decided_by)
    select ${reference('S', 'nr')}, crowd_members.id, 'passed', true, now() - interval '1 year', current_date - 360, false,
      'passed', now() - interval '362 days', now() - interval '362 days', staff.id
    from crowd_members, staff where staff.username = 'reviewer' and nr between ${changes + 1} and ${11 * changes}`)
  await run(`insert into document_requests (reference, member_id, state, asked_at, asked_by, due_on, delivered_at, review_due_on)
    select ${reference('D', 'nr')}, crowd_members.id, 'waiting', now() - interval '9 days', staff.id, current_date, now(),
      current_date + (nr % 5)::int
    from crowd_members, staff where staff.username = 'reviewer' and nr between ${changes + 1} and ${changes + documents}`)
  await run(`insert into requested_documents (request_id, kind, file_id)
    select id, 'photo', md5('photo' || id)::uuid from document_requests where state = 'waiting'`)
}

/**
 * Fills the database of a demonstration with a crowd, by few statements: a million members take a minute or two. The
 * triggers are off meanwhile, so that what they write is written here, too; the account has to be a superuser’s.
 */
export const fillWith = async (client: pg.Client, crowd: Crowd) => {
  await client.query('begin')
  await client.query("set local session_replication_role = 'replica'")
  await client.query("set local work_mem = '256MB'")
  await client.query("set local maintenance_work_mem = '512MB'")
  await invent(client, crowd.members + crowd.waiting)
  await fillMembers(client, crowd)
  await fillApplications(client, crowd)
  await fillWords(client)
  await fillLives(client, crowd)
  await client.query('commit')
  await client.query('vacuum analyze')
}
