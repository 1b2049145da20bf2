import { type Kysely, sql } from 'kysely'

/**
 * A pair of words (0099, 0100) lies beside all words of its name, in their order and between blanks, so that a search by
 * three words reads the third where it reads the pair. Looked up for everybody who has a common pair, it took most of
 * the time of the search.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`drop function search_pairs(text, text)`.execute(db)
  await sql`
    create function search_pairs(surname text, first_name text) returns table (first text, second text, words text)
      immutable language sql as $$
      with own as materialized (select word from search_words(null, surname, first_name)),
        joined as (select ' ' || string_agg(word, ' ' order by word collate "C") || ' ' as words from own)
      select one.word, other.word, joined.words from own as one join own as other on one.word <> other.word, joined
    $$`.execute(db)
  for (const one of ['member', 'application']) {
    const [pairs, id] = [sql.table(`${one}_word_pairs`), sql.ref(`${one}_id`)]
    await sql`drop table ${pairs}`.execute(db)
    await sql`
      create table ${pairs} (
        first text collate "C" not null,
        second text collate "C" not null,
        ${id} bigint not null,
        words text not null
      )`.execute(db)
    await sql`
      create or replace function ${sql.ref(`keep_${one}_words`)}() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' then
          delete from ${sql.table(`${one}_words`)} where ${id} = old.id;
          delete from ${pairs} where ${id} = old.id
            and (first, second) in (select first, second from search_pairs(old.surname, old.first_name));
        end if;
        if tg_op <> 'DELETE' then
          insert into ${sql.table(`${one}_words`)} (${id}, word)
            select new.id, word from search_words(new.name_zh, new.surname, new.first_name);
          insert into ${pairs} (first, second, ${id}, words)
            select first, second, new.id, words from search_pairs(new.surname, new.first_name);
        end if;
        return null;
      end $$`.execute(db)
    // Each name once: many have the same.
    await sql`
      insert into ${pairs} (first, second, ${id}, words)
      select first, second, id, words from ${sql.table(`${one}s`)} join (
        select surname, first_name, first, second, words
        from (select distinct surname, first_name from ${sql.table(`${one}s`)}) as names, search_pairs(surname, first_name)
      ) as pairs using (surname, first_name)
      order by first, second, id`.execute(db)
    await sql`alter table ${pairs} add primary key (first, second, ${id}) include (words)`.execute(db)
  }
}
