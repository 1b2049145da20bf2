import { type Kysely, sql } from 'kysely'

/** Why something is rejected or asked for again, ready in three languages (V17). The portal begins with those of `content/reasons.ts`. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table ready_reasons (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('application', 'supplement', 'documents')),
      part text not null check (length(part) between 1 and 40),
      -- The order within the kind.
      place int not null check (place >= 1),
      text_zh text not null check (length(text_zh) between 5 and 1000),
      text_pt text not null check (length(text_pt) between 5 and 1000),
      text_en text not null check (length(text_en) between 5 and 1000),
      retired_at timestamptz,
      constraint ready_reasons_in_order unique (kind, place) deferrable initially deferred
    )`.execute(db)
  // One of those that are offered says something once, in each language.
  for (const language of ['zh', 'pt', 'en'])
    await sql`create unique index ${sql.ref(`ready_reasons_once_${language}`)}
      on ready_reasons (kind, part, ${sql.ref(`text_${language}`)}) where retired_at is null`.execute(db)
}
