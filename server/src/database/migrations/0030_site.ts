import { type Kysely, sql } from 'kysely'

/** A path of the portal, an https address, or nothing. The settings say which hosts are allowed. */
const uri = sql`uri = '' or uri = '{mainSite}' or uri ~ '^/([^/\\\\]|$)' or uri ~ '^https://[a-z0-9]'`
const languages = ['zh', 'pt', 'en']

export const up = async (db: Kysely<unknown>) => {
  const filled = (column: string) => sql`btrim(${sql.ref(column)}) <> ''`
  const table = (name: string, texts: readonly string[]) =>
    texts
      .flatMap((text) => languages.map((language) => `${text}_${language}`))
      .reduce(
        (creating, column) => creating.addColumn(column, 'text', (text) => text.notNull().check(filled(column))),
        db.schema.createTable(name),
      )
  const code = sql`code ~ '^[a-z0-9-]{1,30}$'`

  // An item stands one level below its parent, so the menu has no circle and no fifth level.
  await table('menu_items', ['label'])
    .addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('parent_id', 'integer')
    .addColumn('level', 'integer', (column) => column.notNull().check(sql`level between 1 and 4`))
    .addColumn('parent_level', 'integer', (column) => column.generatedAlwaysAs(sql`nullif(level - 1, 0)`).stored())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull().check(sql`name ~ '^[a-z0-9-]+(\\{productSlug\\})?$'`))
    .addColumn('uri', 'text', (column) => column.notNull().check(uri))
    .addColumn('display', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('attributes', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('link_attributes', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addUniqueConstraint('menu_items_id_level', ['id', 'level'])
    .addForeignKeyConstraint('menu_items_parent', ['parent_id', 'parent_level'], 'menu_items', ['id', 'level'], (key) =>
      key.onDelete('cascade'),
    )
    .addCheckConstraint('menu_items_root', sql`(level = 1) = (parent_id is null)`)
    .execute()
  await db.schema
    .createIndex('menu_items_place')
    .unique()
    .on('menu_items')
    .expression(sql`coalesce(parent_id, 0), place`)
    .execute()

  await table('pages', ['title'])
    .addColumn('key', 'text', (column) => column.primaryKey().check(sql`key ~ '^[a-z0-9][a-z0-9/_-]{0,99}$'`))
    .addColumn('updated_on', 'date', (column) => column.notNull())
    .addColumn('blocks', 'jsonb', (column) =>
      column.notNull().check(sql`jsonb_typeof(blocks) = 'array' and jsonb_array_length(blocks) > 0`),
    )
    .execute()

  await table('areas', ['name'])
    .addColumn('code', 'text', (column) => column.primaryKey().check(code))
    .addColumn('place', 'integer', (column) => column.notNull().unique())
    .execute()

  await table('pick_up_places', ['name', 'address'])
    .addColumn('code', 'text', (column) => column.primaryKey().check(code))
    .addColumn('place', 'integer', (column) => column.notNull().unique())
    .execute()

  await table('id_types', ['name'])
    .addColumn('code', 'text', (column) =>
      column.primaryKey().check(sql`code in ('resident', 'worker', 'permit', 'student')`),
    )
    .addColumn('place', 'integer', (column) => column.notNull().unique())
    .execute()

  await table('holidays', ['name'])
    .addColumn('day', 'date', (column) => column.primaryKey())
    .execute()

  await table('messages', ['text'])
    .addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('info', 'warning')`))
    .addColumn('from_day', 'date', (column) => column.notNull())
    /** The last day on which it is shown; an item without one stays. */
    .addColumn('until_day', 'date')
    .addCheckConstraint('messages_days', sql`until_day is null or until_day >= from_day`)
    .execute()
}
