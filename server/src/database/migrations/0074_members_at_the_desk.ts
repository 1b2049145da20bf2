import { type Kysely, sql } from 'kysely'

/**
 * What the desk searches members by, as it does applications (0057): the words of a name from their beginnings,
 * telephones, the beginning of an e-mail. And the plastic cards that were handed out, each once.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table member_words (
      member_id bigint not null references members on delete cascade,
      word text not null,
      primary key (member_id, word)
    )`.execute(db)
  await sql`
    create function keep_member_words() returns trigger language plpgsql as $$ begin
      delete from member_words where member_id = new.id;
      insert into member_words (member_id, word)
        select new.id, word from search_words(new.name_zh, new.surname, new.first_name);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger member_words_follow after insert or update of name_zh, surname, first_name on members
    for each row execute function keep_member_words()`.execute(db)
  await sql`
    insert into member_words (member_id, word)
    select id, word from members, search_words(name_zh, surname, first_name)`.execute(db)
  await sql`create index member_words_by_beginning on member_words (word text_pattern_ops, member_id)`.execute(db)
  await sql`create index members_by_beginning_of_email on members (email text_pattern_ops)`.execute(db)
  await sql`create index members_by_telephone on members (telephone) where telephone is not null`.execute(db)
  // What was written to somebody is shown in their file.
  await sql`create index letters_by_recipient on letters ("to", written_at)`.execute(db)

  // By the reference of its QR code, which the next card of the member does not have.
  await sql`
    create table card_handovers (
      qr_reference text primary key,
      member_id bigint not null references members on delete cascade,
      handed_at timestamptz not null,
      staff_id bigint not null references staff
    )`.execute(db)
  await sql`create index card_handovers_of_member on card_handovers (member_id)`.execute(db)
  await sql`create index card_handovers_by_staff on card_handovers (staff_id)`.execute(db)
}
