import { landedPath } from '../../documents/landed.ts'
import { mapDocument, mapPath } from '../../documents/map.ts'
import type { House } from '../source.ts'

// Pieces that the houses which break or keep the laws are built of.

export const features = 'server/src/features'
export const accountTable = {
  [`${features}/account/account.table.ts`]: `
    export interface AccountTables { members: { id: string } }
    export const accountTable = (db: Db) => ({
      byId: (id: string) => db.selectFrom('members').where('id', '=', id),
      setSuspended: (id: string) => db.updateTable('members').set({ id }),
      resume: (id: string) => accountTable(db).setSuspended(id),
      async forget(id: string) { await sql\`delete from members where id = \${id}\`.execute(db) },
    })`,
}
/** The service of another feature, which reads and may not write. */
export const cardService = (body: string): House => ({
  ...accountTable,
  [`${features}/card/card.service.ts`]: `import { accountTable } from '../account/account.table.ts'\n${body}`,
})
export const service = (feature: string, ...called: string[]): House => ({
  [`${features}/${feature}/${feature}.service.ts`]: called
    .map((other) => `import { ${other}Service } from '../${other}/${other}.service.ts'`)
    .join('\n'),
})
export const refusalFiles = (names: string, used = `throw new Refusal('too_young')`): House => ({
  'contract/src/refusals/names.ts': `export const refusals = ${names} as const`,
  'server/src/features/card/card.service.ts': used,
  ...Object.fromEntries(
    ['zh', 'pt', 'en'].map((locale) => [
      `contract/src/refusals/${locale}.ts`,
      `export const sentences = { too_young: 'a sentence' }`,
    ]),
  ),
})
export const card = (zh: string, en = zh): House => ({
  'web/src/texts/zh/card.ts': zh,
  'web/src/texts/pt/card.ts': zh,
  'web/src/texts/en/card.ts': en,
})
export const shows = (body: string): House => ({
  'web/src/features/card/CardScreen.tsx': `import * as texts from '#texts/card'\n${body}`,
})
export const screen = (markup: string): House => ({
  'web/src/features/card/CardScreen.tsx': `export const a = ${markup}`,
})
export const migrationFiles = (list: string, ...names: string[]) => migrationsLanded(names, list, ...names)
/** The same, when they came in another order than that of their names. */
export const migrationsLanded = (landed: string[], list: string, ...names: string[]): House => ({
  [landedPath]: JSON.stringify(landed),
  ...Object.fromEntries(names.map((name) => [`server/src/database/migrations/${name}.ts`, 'export const up = 1'])),
  'server/src/database/migrations/index.ts': `
    import * as first from './0001_members.ts'
    import * as second from './0002_cards.ts'
    export const migrations = ${list}`,
})
export const call = (line: string): House => ({ 'contract/src/calls/card.ts': `export const card = { ${line} }` })

export const listed: House = {
  [`${features}/card/card.routes.ts`]: '',
  [`${features}/card/card.feature.ts`]: `import { cardRoutes } from './card.routes.ts'`,
  'server/src/features.ts': `import { card } from './features/card/card.feature.ts'`,
}

/** More files than one sees at a glance, one of them in a folder. */
export const heap: House = Object.fromEntries(
  [...'abcdefghijklmno']
    .map((noun) => `${noun}.rules`)
    .concat('desk/a.rules')
    .map((file) => [`${features}/card/${file}.ts`, '']),
)

export const within = (body: string, before = ''): House => ({
  [`${features}/card/card.service.ts`]: `
    export const cardService = (deps: Deps) => {
      const { db, clock } = deps
      return { swap: async (id: number) => { ${before}; return inTransaction(deps, async (deps) => { ${body} }) } }
    }`,
})

export const said = (text: string): House => ({
  'server/src/config.ts': `const environment = z.object({ PORT: z.int(), SMTP_URL: z.optional(z.string()) })`,
  'server/src/settings.ts': `export const defaultSettings: Settings = { hotline: '1', portal: { zh: '' }, limits: { inADay: 1 } }`,
  'docs/operations.md': text,
})

export const field = (day: object) => ({ type: 'object', properties: { day } })
export const openapi = (swap: object) => ({
  'docs/openapi.json': JSON.stringify({ paths: { '/swap': { post: { operationId: 'card.swap', ...swap } } } }),
})

/** The list of features, from the lowest floor to the highest. */
export const floorsOf = (...words: string[]): House => ({
  'server/src/features.ts': `const listed = [\n// The ground\n${words.join(',\n')},\n]`,
})

/** A feature, and the map that is made of it. */
const unmapped: House = {
  ...floorsOf('card'),
  [`${features}/card/card.feature.ts`]: '/** The card. */\nexport const card = feature({})',
  [mapPath]: '<!-- words: npm run docs --><!-- /words -->',
}
export const mapped: House = { ...unmapped, [mapPath]: mapDocument(unmapped) }
