import { type Kysely, sql } from 'kysely'

/** Which terms members have agreed to since they joined, and which they owe at their next login. */
export const up = async (db: Kysely<unknown>) => {
  // Since when the terms of a page are others than before. Nobody is asked about what the portal began with.
  await sql`alter table pages add column asks_since timestamptz`.execute(db)
  await sql`
    create table terms_agreements (
      member_id bigint not null references members (id) on delete cascade,
      key text not null,
      number int not null,
      agreed_at timestamptz not null,
      primary key (member_id, key, number),
      foreign key (key, number) references page_versions (key, number)
    )`.execute(db)
  await sql`create index terms_agreements_of_version on terms_agreements (key, number)`.execute(db)
  // Decided when a session opens, so that no other call asks for it.
  await sql`alter table sessions add column terms_owed boolean not null default false`.execute(db)

  // Who has applied since has read them then. Guardians owe those for guardians, who is linked to the government
  // account those for it, and everybody the terms of use.
  await sql`
    create function owed_terms(member bigint) returns table (key text) language sql stable as $$
      select p.key
      from pages p
      join members m on m.id = member
      where p.key in ('readme', 'readme-gov', 'readme-parent')
        and p.asks_since > coalesce(
          (select max(a.received_at) from applications a where a.id_number = m.id_number and a.decision = 'passed'),
          m.joined_at)
        and (p.key <> 'readme-gov' or exists (
          select from government_links l where l.member_id = m.id and l.unlinked_at is null))
        and (p.key <> 'readme-parent' or exists (
          select from guardianships g
          where g.guardian_id_number = m.id_number and g.since is not null and g.ended_at is null))
        and not exists (
          select from terms_agreements t
          where t.member_id = m.id and t.key = p.key and t.agreed_at >= p.asks_since)
        and (p.key <> 'readme-gov' or not exists (
          select from government_terms t where t.member_id = m.id and t.accepted_at >= p.asks_since))
      order by p.key
    $$`.execute(db)
}
