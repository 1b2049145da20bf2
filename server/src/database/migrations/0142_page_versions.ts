import { type Kysely, sql } from 'kysely'

/** Each page has a draft at most, and keeps every version that was published. What is published so far becomes the first. */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table page_versions (
      key text not null check (key ~ '^[a-z0-9][a-z0-9/_-]{0,99}$'),
      number int not null check (number >= 1),
      title_zh text not null check (btrim(title_zh) <> ''),
      title_pt text not null check (btrim(title_pt) <> ''),
      title_en text not null check (btrim(title_en) <> ''),
      blocks jsonb not null check (jsonb_typeof(blocks) = 'array' and jsonb_array_length(blocks) > 0),
      -- Both are empty for what the portal began with.
      published_at timestamptz,
      published_by bigint references staff (id),
      check ((published_at is null) = (published_by is null)),
      primary key (key, number)
    )`.execute(db)
  await sql`
    insert into page_versions (key, number, title_zh, title_pt, title_en, blocks)
      select key, 1, title_zh, title_pt, title_en, blocks from pages`.execute(db)
  await sql`alter table pages add column number int not null default 1`.execute(db)
  await sql`alter table pages alter column number drop default`.execute(db)
  await sql`
    alter table pages add constraint page_is_a_version
      foreign key (key, number) references page_versions (key, number) deferrable initially deferred`.execute(db)
  // Of a draft that is thrown away and begun anew, nothing must look as if it were the same.
  await sql`create sequence page_draft_versions`.execute(db)
  await sql`
    create table page_drafts (
      key text primary key references pages (key),
      version bigint not null default nextval('page_draft_versions'),
      -- The published version that it was made of.
      base int not null,
      title_zh text not null,
      title_pt text not null,
      title_en text not null,
      blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
      edited_at timestamptz not null,
      edited_by bigint not null references staff (id),
      publish_at timestamptz,
      published_by bigint references staff (id),
      correction boolean not null default false,
      check ((publish_at is null) = (published_by is null))
    )`.execute(db)
  await sql`create index page_drafts_due on page_drafts (publish_at) where publish_at is not null`.execute(db)
}
