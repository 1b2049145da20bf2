import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { type House, importsOf, isTest, nameOf, pathsOf, readHouse, visit } from './house/source.ts'

/** A row of the specification: B wants a browser, A the API, U may be a unit test. */
export interface Row {
  id: string
  kind: 'B' | 'A' | 'U'
  statement: string
  /** The part that the portal still lacks. With such a reason no test holds the row, whatever its title. */
  missing?: string
}

/** The way of a test: a browser into the real server, the real API over HTTP, or neither. */
type Way = 'walk' | 'api' | 'unit'

/** A test that carries the ids of rows: a walk in its tags, any other test in its title. */
export interface Proof {
  path: string
  way: Way
  title: string
  ids: string[]
}

/** `| R24 | what is not there yet |`: two columns, while a row has three. */
const readMissing = (text: string) =>
  new Map([...text.matchAll(/^\| ([A-Z]\d\d) \| ([^|]+) \|$/gm)].map(([, id = '', missing = '']) => [id, missing]))

export const readRows = (text: string): Row[] => {
  const missing = readMissing(text)
  return [...text.matchAll(/^\| ([A-Z]\d\d) \| ([BAU]) \| (.+) \|$/gm)].map(
    ([, id = '', kind = '', statement = '']) => {
      const reason = missing.get(id)
      return { id, kind: kind as Row['kind'], statement, ...(reason && { missing: reason }) }
    },
  )
}

const isWalk = (path: string) => path.endsWith('.spec.ts')

const stringsIn = (node: ESTree.Node | undefined): string[] => {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap((one) => (one ? stringsIn(one) : []))
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node?.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked ?? '').join('…')]
  return []
}

const tagsIn = (node: ESTree.Node | undefined) =>
  node?.type === 'ObjectExpression'
    ? node.properties.flatMap((one) =>
        one.type === 'Property' && nameOf(one.key) === 'tag' ? stringsIn(one.value) : [],
      )
    : []

/** `test('title', { tag: ['@R24'] }, …)`, and the same for `test.describe`, whose tags all of its tests carry. */
const walksIn = (house: House, path: string) => {
  const proofs: Proof[] = []
  visit(house, path, {
    CallExpression: ({ arguments: [title, details] }) => {
      const ids = tagsIn(details).flatMap((tag) => /^@([A-Z]\d\d)$/.exec(tag)?.[1] ?? [])
      if (ids.length > 0) proofs.push({ path, way: 'walk', title: stringsIn(title)[0] ?? '', ids })
    },
  })
  return proofs
}

/** True for a test of the server that opens a portal, or one of processes, which starts the server itself. */
const asksTheApi = (house: House, path: string) =>
  path.startsWith('e2e/processes/') ||
  importsOf(house, path).some(({ from, typeOnly }) => !typeOnly && from.startsWith('server/src/testing/'))

/** `[V07]` in any string or template of a test’s file: its titles, and the tables of `test.each` that make titles. */
const titlesIn = (house: House, path: string) => {
  const proofs: Proof[] = []
  const way: Way = asksTheApi(house, path) ? 'api' : 'unit'
  const note = (title: string) => {
    const ids = [...title.matchAll(/\[([A-Z]\d\d)\]/g)].map(([, id = '']) => id)
    if (ids.length > 0) proofs.push({ path, way, title: title.replace(/\s*\[[A-Z]\d\d\]\s*/g, ' ').trim(), ids })
  }
  visit(house, path, {
    Literal: ({ value }) => {
      if (typeof value === 'string') note(value)
    },
    TemplateLiteral: (template) => note(stringsIn(template)[0] ?? ''),
  })
  return proofs
}

export const proofsIn = (house: House): Proof[] =>
  pathsOf(house, /\.(test|spec)\.tsx?$/)
    .filter((path) => isTest(path) && !path.startsWith('scripts/'))
    .flatMap((path) => (isWalk(path) ? walksIn(house, path) : titlesIn(house, path)))

const ways: Record<Row['kind'], Way[]> = { B: ['walk'], A: ['walk', 'api'], U: ['walk', 'api', 'unit'] }

/** True when this kind of test can show that row: only a browser against the real server shows what a person sees. */
export const canHold = ({ kind }: Row, { way }: Proof) => ways[kind].includes(way)

/** True when tests show the whole of a row. */
export const isHeld = (row: Row, proofs: Proof[]) =>
  !row.missing && proofs.some((proof) => proof.ids.includes(row.id) && canHold(row, proof))

/**
 * The wrong claims of tests: a row that does not exist, or one that tests of their kind cannot hold alone. Of an open
 * row tests may show a part.
 */
export const complaintsAbout = (rows: Row[], proofs: Proof[]) =>
  proofs.flatMap((proof) =>
    proof.ids.flatMap((id) => {
      const row = rows.find((one) => one.id === id)
      const said = `${proof.path}: “${proof.title}” names ${id}`
      if (!row) return `${said}, which is no row of docs/rows.md`
      if (row.missing || proofs.some((other) => other.ids.includes(id) && canHold(row, other))) return []
      return `${said}, which is of kind ${row.kind}: no test that could hold it does`
    }),
  )

/** Reports which rows are held and by which tests. Fails for a test that names a row it cannot hold. */
export const reportRows = () => {
  const root = join(import.meta.dirname, '..')
  const text = readFileSync(join(root, 'docs/rows.md'), 'utf8')
  const rows = readRows(text)
  const proofs = proofsIn(readHouse(root))
  const open = rows.filter((row) => !isHeld(row, proofs))
  for (const row of rows)
    for (const proof of proofs.filter(({ ids }) => ids.includes(row.id)))
      console.log(
        `${row.id} ${row.kind} ${isHeld(row, [proof]) ? '' : '(not enough alone) '}${proof.path}: ${proof.title}`,
      )
  console.log(`\n${rows.length - open.length} of ${rows.length} rows are held. Not yet held:`)
  for (const group of new Set(open.map(({ id }) => id[0])))
    console.log(
      `  ${open
        .filter(({ id }) => id[0] === group)
        .map(({ id }) => id)
        .join(' ')}`,
    )
  console.log('\nOpen, although tests show a part of them:')
  for (const { id, missing } of open) if (missing) console.log(`  ${id}: ${missing}`)

  const unknown = [...readMissing(text).keys()].filter((id) => !rows.some((row) => row.id === id))
  const complaints = [
    ...complaintsAbout(rows, proofs),
    ...unknown.map((id) => `docs/rows.md says what is missing of ${id}, which is no row of it`),
  ]
  for (const one of complaints) console.error(one)
  return { passed: rows.length > 0 && complaints.length === 0 ? 1 : 0, failed: rows.length > 0 ? complaints.length : 1 }
}

if (import.meta.main) process.exitCode = reportRows().failed > 0 ? 1 : 0
