import { type Kysely, sql } from 'kysely'

/**
 * What the desk searches by: each word of a name from its beginning, a Chinese name from each of its characters,
 * telephones, an e-mail from its beginning. And the order of receipt among applications that are due on one day.
 */
export const up = async (db: Kysely<unknown>) => {
  // Small plain letters and digits with single blanks: without diacritics (NFKD takes Portuguese and Vietnamese letters
  // apart; đ has no parts), apostrophes of all kinds left out, everything else that is no letter or digit a blank. The
  // classes are written out, because those of the locale differ between PostgreSQL and PGlite.
  await sql
    .raw(`
    create function search_plain(given text) returns text immutable parallel safe strict language sql as $$
      select btrim(regexp_replace(
        regexp_replace(
          lower(regexp_replace(normalize(translate(given, 'đĐøØłŁ', 'dDoOlL'), NFKD), '[\\u0300-\\u036f]', '', 'g')),
          '[\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018-\\u201b\\u2032\\u2035]', '', 'g'),
        '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f\\u30fb]+', ' ', 'g'))
    $$`)
    .execute(db)

  // Each word; the parts on both sides of an apostrophe; the words of one name run together (Mei-Ling as Meiling); a
  // Chinese name from each of its characters on, so that any part is a beginning.
  await sql
    .raw(`
    create function search_words(name_zh text, surname text, first_name text) returns table (word text)
      immutable language sql as $$
      select distinct word from (
        select unnest(string_to_array(search_plain(surname || ' ' || first_name), ' ')) as word
        union all
        select unnest(string_to_array(search_plain(regexp_replace(surname || ' ' || first_name,
          '[\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018-\\u201b\\u2032\\u2035]', ' ', 'g')), ' '))
        union all
        select replace(search_plain(name), ' ', '') from unnest(array[surname, first_name]) as name
        union all
        select substr(replace(search_plain(name_zh), ' ', ''), place)
          from generate_series(1, length(replace(search_plain(name_zh), ' ', ''))) as place
      ) as words
      where word <> ''
    $$`)
    .execute(db)

  await sql`
    create table application_words (
      application_id bigint not null references applications on delete cascade,
      word text not null,
      primary key (application_id, word)
    )`.execute(db)
  await sql`create index application_words_by_beginning on application_words (word text_pattern_ops, application_id)`.execute(
    db,
  )

  // Whoever writes a name, its words follow.
  await sql`
    create function keep_application_words() returns trigger language plpgsql as $$ begin
      delete from application_words where application_id = new.id;
      insert into application_words (application_id, word)
        select new.id, word from search_words(new.name_zh, new.surname, new.first_name);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger application_words_follow after insert or update of name_zh, surname, first_name on applications
    for each row execute function keep_application_words()`.execute(db)
  await sql`
    insert into application_words (application_id, word)
    select id, word from applications, search_words(name_zh, surname, first_name)`.execute(db)

  for (const gone of ['by_chinese_name', 'by_surname', 'by_first_name', 'in_order', 'due'])
    await sql`drop index ${sql.ref(`applications_${gone}`)}`.execute(db)
  for (const [name, expression] of Object.entries({
    applications_in_order: 'due_on, received_at, id',
    applications_due: 'state, due_on, received_at, id',
    applications_by_email: 'email text_pattern_ops',
    applications_by_mobile: 'mobile',
    applications_by_telephone: 'telephone',
    applications_by_username: 'username',
  }))
    await sql`create index ${sql.ref(name)} on applications (${sql.raw(expression)})`.execute(db)
}
