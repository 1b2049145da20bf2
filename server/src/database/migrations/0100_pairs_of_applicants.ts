import { type Kysely, sql } from 'kysely'

/** What 0099 has done for members: applications found by two words of a name, of which each alone is common. */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop index application_words_by_beginning`.execute(db)
  await sql`alter table application_words alter column word type text collate "C"`.execute(db)
  await sql`create index application_words_in_order on application_words (word, application_id)`.execute(db)
  await sql`
    create table application_word_pairs (
      first text collate "C" not null,
      second text collate "C" not null,
      application_id bigint not null,
      primary key (first, second, application_id)
    )`.execute(db)
  await sql`
    create or replace function keep_application_words() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        delete from application_words where application_id = old.id;
        delete from application_word_pairs where application_id = old.id
          and (first, second) in (select first, second from search_pairs(old.surname, old.first_name));
      end if;
      if tg_op <> 'DELETE' then
        insert into application_words (application_id, word)
          select new.id, word from search_words(new.name_zh, new.surname, new.first_name);
        insert into application_word_pairs (first, second, application_id)
          select first, second, new.id from search_pairs(new.surname, new.first_name);
      end if;
      return null;
    end $$`.execute(db)
  await sql`drop trigger application_words_follow on applications`.execute(db)
  await sql`
    create trigger application_words_follow
    after insert or delete or update of name_zh, surname, first_name on applications
    for each row execute function keep_application_words()`.execute(db)
  await sql`
    insert into application_word_pairs (first, second, application_id)
    select first, second, id from applications join (
      select surname, first_name, first, second
      from (select distinct surname, first_name from applications) as names, search_pairs(surname, first_name)
    ) as pairs using (surname, first_name)
    order by first, second, id`.execute(db)
}
