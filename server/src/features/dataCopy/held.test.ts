import { locales } from '@palaestra/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { thePortal } from '../../testing/portal.ts'
import { heldWords } from '../../texts/held.ts'
import { held, heldTables } from './held.rules.ts'

// The list against the catalogue of the database: what a migration adds, and the list does not know, is red here.

const { db } = await thePortal()
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const columns = await sql<{ table: string; column: string }>`
  select c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'
    and a.attgenerated = ''
  order by 1, 2`.execute(db)
const columnsOf = new Map<string, string[]>()
for (const { table, column } of columns.rows)
  columnsOf.set(camel(table), [...(columnsOf.get(camel(table)) ?? []), camel(column)])

/** The tables that refer to a member, directly or through others. */
const references = await sql<{ from: string; to: string }>`
  select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
const referring = new Set(['members'])
for (let size = 0; size !== referring.size; ) {
  size = referring.size
  for (const { from, to } of references.rows) if (referring.has(to)) referring.add(from)
}

/** Columns by which somebody is known, where no reference says so. */
const personal = ['idNumber', 'memberNumber', 'email', 'mobile', 'birthDate', 'surname', 'member', 'memberId']

test('every table of the database is in the list, and no other', () => {
  expect(Object.keys(held).toSorted()).toEqual([...columnsOf.keys()].toSorted())
})

test('a table that refers to a member, or has what they are known by, is held: nothing of it is left out unnamed', () => {
  const theirs = [...columnsOf].filter(
    ([table, names]) => [...referring].map(camel).includes(table) || names.some((name) => personal.includes(name)),
  )
  const unnamed = theirs.map(([table]) => table).filter((table) => typeof held[table as keyof typeof held] === 'string')
  // Keyed hashes alone; the people that the bureau of the demonstration invents; and the books, which name orders.
  expect(unnamed.toSorted()).toEqual(['askedIdNumbers', 'bureauRecords', 'receipts', 'transfers'])
})

test('every column of a table that a copy shows is shown or hidden for a reason, and none is both', () => {
  for (const [table, { shows, hides }] of heldTables) {
    if (shows.length === 0) continue
    const named = [...shows, ...Object.values(hides).flat()] as string[]
    expect(named.toSorted(), table).toEqual(columnsOf.get(table))
  }
})

test('a table without anything in the copy says why', () => {
  for (const [table, { shows, leftOut }] of heldTables)
    expect(shows.length > 0 || (leftOut ?? '').length > 10, table).toBe(true)
})

test.each(locales)('each table and column that is shown has a word in %s', (locale) => {
  const { tables, columns } = heldWords[locale]
  const shown = heldTables.filter(([, { shows }]) => shows.length > 0)
  expect(shown.map(([table]) => table).filter((table) => !(table in tables))).toEqual([])
  expect(shown.flatMap(([, { shows }]) => shows).filter((column) => !(column in columns))).toEqual([])
})

test('what refers to another table stands before it, so that it can go first', () => {
  const order = heldTables.map(([table]) => table as string)
  const wrong = references.rows
    .map(({ from, to }) => [camel(from), camel(to)] as const)
    .filter(([from, to]) => from !== to && order.includes(from) && order.includes(to))
    .filter(([from, to]) => order.indexOf(from) > order.indexOf(to))
  // These are set to nothing, or name what outlives them.
  expect(wrong.filter(([from]) => from !== 'files' && from !== 'registrations')).toEqual([])
})
