import { type Kysely, sql } from 'kysely'

/**
 * Among a million members a tenth bear one surname, and one in a hundred two words that are searched for together. Both
 * are found in the order in which they are shown, so that a page reads as many rows as it has: words by word and
 * member, and each two words of a name as a pair. Bytes sort alike everywhere, and the beginning of a word is a range.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop index member_words_by_beginning`.execute(db)
  await sql`alter table member_words alter column word type text collate "C"`.execute(db)
  await sql`create index member_words_in_order on member_words (word, member_id)`.execute(db)
  // Every hold of a member is shown in their file, ended ones, too.
  await sql`create index member_holds_of_member on member_holds (member_id, id)`.execute(db)

  // Without a reference to the member, which would need an index of its own: the trigger deletes by the old name.
  await sql`
    create table member_word_pairs (
      first text collate "C" not null,
      second text collate "C" not null,
      member_id bigint not null,
      primary key (first, second, member_id)
    )`.execute(db)
  // Each word of a Latin name with each other one, in both orders: either may be the one of which only a part is typed.
  await sql`
    create function search_pairs(surname text, first_name text) returns table (first text, second text)
      immutable language sql as $$
      with words as materialized (select word from search_words(null, surname, first_name))
      select one.word, other.word from words as one join words as other on one.word <> other.word
    $$`.execute(db)
  await sql`
    create or replace function keep_member_words() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from member_words where member_id = old.id;
        delete from member_word_pairs where member_id = old.id
          and (first, second) in (select first, second from search_pairs(old.surname, old.first_name));
      end if;
      if tg_op <> 'DELETE' then
        insert into member_words (member_id, word)
          select new.id, word from search_words(new.name_zh, new.surname, new.first_name);
        insert into member_word_pairs (first, second, member_id)
          select first, second, new.id from search_pairs(new.surname, new.first_name);
      end if;
      return null;
    end $$`.execute(db)
  await sql`drop trigger member_words_follow on members`.execute(db)
  await sql`
    create trigger member_words_follow after insert or delete or update of name_zh, surname, first_name on members
    for each row execute function keep_member_words()`.execute(db)
  // Each name once: many have the same.
  await sql`
    insert into member_word_pairs (first, second, member_id)
    select first, second, id from members join (
      select surname, first_name, first, second from (select distinct surname, first_name from members) as names,
        search_pairs(surname, first_name)
    ) as pairs using (surname, first_name)
    order by first, second, id`.execute(db)
}
