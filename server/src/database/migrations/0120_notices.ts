import { type Kysely, sql } from 'kysely'

/**
 * What members are told in their account. The words stand there in each language, because a member may change theirs:
 * none of them can be missing or empty. How many are not opened is one look at an index that holds those alone; a page
 * of a member follows the order of another. By age they lie as they were written, so that index is a small one. A notice goes with its member, and one about a child with the child.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table notices (
      id uuid primary key,
      member_id bigint not null references members on delete cascade,
      type text not null check (type in ('message', 'parent_agree')),
      child_id bigint references members on delete cascade check (child_id <> member_id),
      title_zh text not null check (title_zh <> ''),
      title_pt text not null check (title_pt <> ''),
      title_en text not null check (title_en <> ''),
      message_zh text not null check (message_zh <> ''),
      message_pt text not null check (message_pt <> ''),
      message_en text not null check (message_en <> ''),
      pushed_at timestamptz not null,
      read_at timestamptz,
      constraint notice_about_a_child check ((type = 'parent_agree') = (child_id is not null))
    )`.execute(db)
  await sql`create index notices_of_member on notices (member_id, pushed_at desc, id desc)`.execute(db)
  await sql`create index notices_unread on notices (member_id) where read_at is null`.execute(db)
  await sql`create index notices_about_child on notices (child_id) where child_id is not null`.execute(db)
  await sql`create index notices_by_age on notices using brin (pushed_at)`.execute(db)
}
