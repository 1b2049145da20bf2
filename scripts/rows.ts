import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { type House, isTest, nameOf, pathsOf, readHouse, visit } from './house/source.ts'

/** A statement of the specification: B wants a browser, A the API, U may be a unit test. */
export interface Row {
  id: string
  kind: 'B' | 'A' | 'U'
  statement: string
}

/** A test that carries the ids of rows: a walk in its tags, any other test in its title. */
export interface Proof {
  path: string
  title: string
  ids: string[]
}

export const readRows = (text: string): Row[] =>
  [...text.matchAll(/^\| ([A-Z]\d\d) \| ([BAU]) \| (.+) \|$/gm)].map(([, id = '', kind = '', statement = '']) => ({
    id,
    kind: kind as Row['kind'],
    statement,
  }))

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
      if (ids.length > 0) proofs.push({ path, title: stringsIn(title)[0] ?? '', ids })
    },
  })
  return proofs
}

/** `[V07]` in any string or template of a test’s file: its titles, and the tables of `test.each` that make titles. */
const titlesIn = (house: House, path: string) => {
  const proofs: Proof[] = []
  const note = (title: string) => {
    const ids = [...title.matchAll(/\[([A-Z]\d\d)\]/g)].map(([, id = '']) => id)
    if (ids.length > 0) proofs.push({ path, title: title.replace(/\s*\[[A-Z]\d\d\]\s*/g, ' ').trim(), ids })
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

/** Whether this test can show that row: what a person sees is seen in a browser, against the real server. */
export const canHold = ({ kind }: Row, { path }: Proof) =>
  isWalk(path) || kind === 'U' || (kind === 'A' && path.startsWith('server/'))

/** Says which rows are held and by what. Fails only for a test that names a row which does not exist. */
export const reportRows = () => {
  const root = join(import.meta.dirname, '..')
  const rows = readRows(readFileSync(join(root, 'docs/rows.md'), 'utf8'))
  const proofs = proofsIn(readHouse(root))
  const open: Row[] = []
  for (const row of rows) {
    const named = proofs.filter(({ ids }) => ids.includes(row.id))
    const held = named.some((proof) => canHold(row, proof))
    if (!held) open.push(row)
    for (const proof of named)
      console.log(
        `${row.id} ${row.kind} ${canHold(row, proof) ? '' : '(not enough alone) '}${proof.path}: ${proof.title}`,
      )
  }
  console.log(`\n${rows.length - open.length} of ${rows.length} rows are held. Not yet held:`)
  for (const group of new Set(open.map(({ id }) => id[0])))
    console.log(
      `  ${open
        .filter(({ id }) => id[0] === group)
        .map(({ id }) => id)
        .join(' ')}`,
    )

  const known = new Set(rows.map(({ id }) => id))
  const unknown = proofs.flatMap(({ path, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${path}: “${title}” names ${id}, which is no row of docs/rows.md`),
  )
  for (const one of unknown) console.error(one)
  return { passed: rows.length > 0 && unknown.length === 0 ? 1 : 0, failed: rows.length > 0 ? unknown.length : 1 }
}

if (import.meta.main) process.exitCode = reportRows().failed > 0 ? 1 : 0
