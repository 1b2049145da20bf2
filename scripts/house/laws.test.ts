import { expect, test } from 'vitest'
import { laws } from '../check-house.ts'
import { documents } from '../documents.ts'
import { arrows } from './arrows.ts'
import { callPaths } from './callPaths.ts'
import { described } from './described.ts'
import { freshDocuments } from './documents.ts'
import { everyTestRuns } from './everyTestRuns.ts'
import { features as featuresLaw } from './features.ts'
import { floors } from './floors.ts'
import { groundKnowsNoFeature } from './ground.ts'
import { guests } from './guests.ts'
import { limits } from './limits.ts'
import { map } from './map.ts'
import { migrations } from './migrations.ts'
import { namedFiles } from './namedFiles.ts'
import { operations } from './operations.ts'
import { refusals } from './refusals.ts'
import { roles } from './roles.ts'
import { sentences } from './sentences.ts'
import type { House, Law } from './source.ts'
import { storage } from './storage.ts'
import { texts } from './texts.ts'
import { transactions } from './transactions.ts'
import { unused } from './unused.ts'
import { writers } from './writers.ts'

const features = 'server/src/features'
const accountTable = {
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
const cardService = (body: string): House => ({
  ...accountTable,
  [`${features}/card/card.service.ts`]: `import { accountTable } from '../account/account.table.ts'\n${body}`,
})
const service = (feature: string, ...called: string[]): House => ({
  [`${features}/${feature}/${feature}.service.ts`]: called
    .map((other) => `import { ${other}Service } from '../${other}/${other}.service.ts'`)
    .join('\n'),
})
const refusalFiles = (names: string, used = `throw new Refusal('too_young')`): House => ({
  'contract/src/refusals/names.ts': `export const refusals = ${names} as const`,
  'server/src/features/card/card.service.ts': used,
  ...Object.fromEntries(
    ['zh', 'pt', 'en'].map((locale) => [
      `contract/src/refusals/${locale}.ts`,
      `export const sentences = { too_young: 'a sentence' }`,
    ]),
  ),
})
const card = (zh: string, en = zh): House => ({
  'web/src/texts/zh/card.ts': zh,
  'web/src/texts/pt/card.ts': zh,
  'web/src/texts/en/card.ts': en,
})
const shows = (body: string): House => ({
  'web/src/features/card/CardScreen.tsx': `import * as texts from '#texts/card'\n${body}`,
})
const screen = (markup: string): House => ({ 'web/src/features/card/CardScreen.tsx': `export const a = ${markup}` })
const migrationFiles = (list: string, ...names: string[]): House => ({
  ...Object.fromEntries(names.map((name) => [`server/src/database/migrations/${name}.ts`, 'export const up = 1'])),
  'server/src/database/migrations/index.ts': `
    import * as first from './0001_members.ts'
    import * as second from './0002_cards.ts'
    export const migrations = ${list}`,
})
const call = (line: string): House => ({ 'contract/src/calls/card.ts': `export const card = { ${line} }` })

const listed: House = {
  [`${features}/card/card.routes.ts`]: '',
  [`${features}/card/card.feature.ts`]: `import { cardRoutes } from './card.routes.ts'`,
  'server/src/features.ts': `import { card } from './features/card/card.feature.ts'`,
}

/** More files than one sees at a glance, one of them in a folder. */
const heap: House = Object.fromEntries(
  [...'abcdefghijklmno']
    .map((noun) => `${noun}.rules`)
    .concat('desk/a.rules')
    .map((file) => [`${features}/card/${file}.ts`, '']),
)

const within = (body: string, before = ''): House => ({
  [`${features}/card/card.service.ts`]: `
    export const cardService = (deps: Deps) => {
      const { db, clock } = deps
      return { swap: async (id: number) => { ${before}; return inTransaction(deps, async (deps) => { ${body} }) } }
    }`,
})

const said = (text: string): House => ({
  'server/src/config.ts': `const environment = z.object({ PORT: z.int(), SMTP_URL: z.optional(z.string()) })`,
  'server/src/settings.ts': `export const defaultSettings: Settings = { hotline: '1', portal: { zh: '' }, limits: { inADay: 1 } }`,
  'docs/operations.md': text,
})

const field = (day: object) => ({ type: 'object', properties: { day } })
const openapi = (swap: object) => ({
  'docs/openapi.json': JSON.stringify({ paths: { '/swap': { post: { operationId: 'card.swap', ...swap } } } }),
})

const broken: [law: Law, how: string, house: House, complaint: RegExp][] = [
  [roles, 'a helper', { [`${features}/card/card.helper.ts`]: '' }, /card\.helper\.ts.*role/],
  [roles, 'a file beside its feature', { [`${features}/card.service.ts`]: '' }, /role/],
  [roles, 'a screen in lower case', { 'web/src/features/card/screen.tsx': '' }, /screen\.tsx/],

  [roles, 'a test of nothing', { [`${features}/card/swap.test.ts`]: '' }, /there is no swap beside it/],
  [roles, 'a folder too early', { [`${features}/card/desk/look.service.ts`]: '' }, /1 files needs no folder/],
  [roles, 'two folders', { ...heap, [`${features}/card/loss/a.rules.ts`]: '' }, /one folder inside a feature/],

  [arrows, 'code', { 'ui/src/a.ts': `import { a } from '@palaestra/web'` }, /ui\/src\/a\.ts: ui may not import web/],
  [
    arrows,
    'a build',
    { 'desk/vite.config.ts': `import { a } from '../web/vite.config.ts'` },
    /desk\/vite\.config\.ts: desk may not import web/,
  ],

  [writers, 'a call', cardService(`accountTable(db).setSuspended('1')`), /service\.ts:2.*account’s service/],
  [writers, 'a call of what calls it', cardService(`accountTable(db).resume('1')`), /resume writes/],
  [writers, 'a call of SQL by hand', cardService(`accountTable(db).forget('1')`), /forget writes/],
  [writers, 'a copy', cardService(`const t = accountTable(db); t.setSuspended('1')`), /setSuspended writes/],
  [writers, 'a part taken out', cardService('const { setSuspended } = accountTable(db)'), /setSuspended writes/],
  [writers, 'a table handed on', cardService('change(accountTable(db))'), /one can see who writes/],
  [writers, 'a query of its own', cardService(`db.deleteFrom('members')`), /writing stands in a \*\.table\.ts/],
  [writers, 'SQL of its own', cardService('sql`update members set a = 1`'), /writing stands in a \*\.table\.ts/],
  [
    writers,
    'another feature’s table',
    { [`${features}/card/card.table.ts`]: `export const cardTable = () => ({ a: () => db.insertInto('members') })` },
    /members is not a table of this feature/,
  ],

  [
    transactions,
    'the database outside',
    within('await cardTable(db).swap(id)'),
    /card\.service\.ts:\d: db was made outside/,
  ],
  [
    transactions,
    'a service made before',
    within('await accounts.suspend(id)', 'const accounts = accountService(deps)'),
    /accounts was made outside/,
  ],
  [
    transactions,
    'a function that reaches out',
    within('await suspend(id)', 'const suspend = async (id: number) => { await accountTable(db).suspend(id) }'),
    /suspend was made outside/,
  ],
  [
    transactions,
    'other names',
    { 'server/src/a.ts': 'inTransaction(deps, async ({ db }) => cardTable(db).swap(deps))' },
    /deps was made outside/,
  ],
  [
    transactions,
    'one opened by hand',
    { 'server/src/a.ts': 'db.transaction().execute(work)' },
    /open it by inTransaction/,
  ],

  [featuresLaw, 'one that says nothing', { [`${features}/card/card.table.ts`]: '' }, /card\.feature\.ts is missing/],
  [
    featuresLaw,
    'one in the wrong place',
    { 'server/src/features.ts': 'const listed = [card, site]', 'docs/map.md': '| site | … |\n| card | … |' },
    /site stands on another floor/,
  ],
  [featuresLaw, 'one that is not listed', { ...listed, 'server/src/features.ts': '' }, /features\.ts: card is not in/],
  [
    featuresLaw,
    'jobs that nobody does',
    { ...listed, [`${features}/card/card.jobs.ts`]: '' },
    /says nothing of .*card\.jobs\.ts/,
  ],
  [
    limits,
    'two of one name',
    {
      [`${features}/card/card.limits.ts`]: `a({ what: 'send' })`,
      [`${features}/code/code.limits.ts`]: `a({ what: 'send' })`,
    },
    /code\.limits\.ts:1: 'send' is counted at .*card\.limits\.ts:1 already/,
  ],
  [
    groundKnowsNoFeature,
    'a port',
    { 'server/src/ports/jobs.ts': `import type { A } from '../features/card/card.jobs.ts'` },
    /ports\/jobs\.ts: imports .*card\.jobs\.ts/,
  ],

  [floors, 'two', { ...service('card', 'account'), ...service('account', 'card') }, /account → card → account/],
  [
    floors,
    'three',
    { ...service('card', 'login'), ...service('login', 'account'), ...service('account', 'card') },
    /account → card → login → account/,
  ],

  [
    floors,
    'a call upwards',
    { ...service('account', 'card'), ...service('card'), 'docs/map.md': '| account | … |\n| card | … |' },
    /account: calls the service of card, which docs\/map\.md has above it/,
  ],

  [refusals, 'one that nobody says', refusalFiles('{ too_young: 1 }', ''), /names\.ts:1: nobody says too_young/],
  [refusals, 'two with one number', refusalFiles('{ too_young: 1, too_old: 1 }'), /too_old has another’s number/],
  [refusals, 'one without a sentence', refusalFiles('{ too_young: 1, too_old: 2 }'), /pt\.ts: no sentence for too_old/],

  [sentences, 'text', screen('<p>Report a loss</p>'), /CardScreen\.tsx:1/],
  [sentences, 'text in Chinese', screen('<p>報失</p>'), /CardScreen\.tsx:1/],
  [sentences, 'a string', screen(`<p>{'Hello'}</p>`), /texts/],
  [sentences, 'a string that shows at times', screen(`<p>{lost && 'Hello'}</p>`), /texts/],
  [sentences, 'a label', screen('<a aria-label="Close" />'), /texts/],
  [sentences, 'a label as a template', screen('<a title={`Page`} />'), /texts/],

  [texts, 'one missing', { ...card('export const a = 1', ''), ...shows('texts.a') }, /en\/card\.ts: a is missing/],
  [texts, 'one too many', { ...card('', 'export const a = 1'), ...shows('texts.a') }, /zh\/card\.ts: a is missing/],
  [texts, 'one unused', { ...card('export const a = 1'), ...shows('') }, /zh\/card\.ts:1: nobody shows a/],

  [storage, 'a screen', { 'web/src/frame/Frame.tsx': `localStorage.clear()` }, /localStorage belongs/],
  [storage, 'the desk', { 'desk/src/a.ts': `globalThis.sessionStorage.clear()` }, /sessionStorage belongs/],

  [migrations, 'one not listed', migrationFiles('{}', '0001_members'), /0001_members is not in the list/],
  [
    migrations,
    'in the wrong order',
    migrationFiles(`{ '0002_cards': second, '0001_members': first }`, '0001_members', '0002_cards'),
    /0001_members stands in the wrong place/,
  ],
  [
    migrations,
    'two under each other’s name',
    migrationFiles(`{ '0001_members': second, '0002_cards': first }`, '0001_members', '0002_cards'),
    /0001_members is not what its file says/,
  ],
  [migrations, 'a file without a number', migrationFiles('{}', 'cards'), /cards\.ts: a migration is called/],
  [migrations, 'two of one number', migrationFiles('{}', '0001_cards', '0001_members'), /0001_members\.ts: another/],

  [everyTestRuns, 'one skipped', { 'e2e/a.spec.ts': `test.skip('a', () => {})` }, /spec\.ts:1: \.skip/],
  [everyTestRuns, 'one alone', { 'server/a.test.ts': `test.only.each([])('a', () => {})` }, /\.only/],
  [everyTestRuns, 'a group', { 'web/a.test.tsx': `describe.todo('a')` }, /\.todo/],

  [
    namedFiles,
    'a test that is gone',
    { 'docs/security.md': '`features/card/loss.test.ts`: “twice”' },
    /no test features\/card/,
  ],
  [namedFiles, 'a file that is gone', { 'README.md': 'Read `server/src/old.ts`.' }, /^README\.md: there is no file/],
  [guests, 'no record', { 'server/package.json': '{ "dependencies": { "left-pad": "1.0.0" } }' }, /left-pad/],
  [
    guests,
    'another’s record',
    { 'package.json': '{ "devDependencies": { "pg": "1" } }', 'docs/decisions/0001-jobs.md': 'We take `pg-boss`.' },
    /package\.json: pg is/,
  ],

  [
    unused,
    'a dependency',
    { 'ui/package.json': '{ "dependencies": { "react": "1" } }' },
    /ui\/package\.json: react is/,
  ],
  [
    unused,
    'a dependency that another room uses',
    { 'ui/package.json': '{ "devDependencies": { "@types/pg": "1" } }', 'web/a.ts': `import pg from 'pg'` },
    /@types\/pg is/,
  ],
  [
    unused,
    'an export',
    { 'server/a.ts': 'export const a = 1; a', 'server/b.ts': 'const b = 1' },
    /a\.ts:1: a is exported/,
  ],
  [
    unused,
    'a constant that only a test repeats',
    { 'contract/src/constants.ts': 'export const age = 4', 'contract/src/a.test.ts': 'test(age)' },
    /constants\.ts:1: age/,
  ],

  [callPaths, 'two at one address', call(`a: post('/a', {}), b: post('/a', {})`), /POST \/a is already at/],
  [callPaths, 'an address put together', call(`a: post(prefix + '/a', {})`), /write the address out/],

  [freshDocuments, 'an old one', { ...documents, 'docs/calls.md': '# The calls' }, /^docs\/calls\.md: .*npm run docs$/],
  [freshDocuments, 'none', {}, /docs\/refusals\.md/],
  [
    freshDocuments,
    'one left over',
    { ...documents, 'docs/calls/gone.md': '# gone' },
    /^docs\/calls\/gone\.md: .*page$/,
  ],

  [
    described,
    'a property deep in a reply',
    openapi({ responses: [field({ items: field({}) })] }),
    /: card\.swap day day has/,
  ],
  [
    described,
    'a property of a body',
    openapi({ requestBody: { schema: field({}) } }),
    /card\.swap day has no doc comment/,
  ],
  [described, 'a part of a query', openapi({ parameters: [{ name: 'day', in: 'query' }] }), /card\.swap day has no/],
  [described, 'a word', { 'docs/openapi.json': '{ "tags": [{ "name": "card" }] }' }, /card: the word has no/],

  [map, 'a feature', { [`${features}/card/card.table.ts`]: '', 'docs/map.md': '`calls/card.ts`' }, /about `card\/`/],
  [map, 'a screen', { 'web/src/features/card/SwapScreen.tsx': '', 'docs/map.md': '| card |' }, /about SwapScreen/],
  [map, 'a folder of screens', { 'desk/src/features/queue/a.ts': '', 'docs/map.md': '| card |' }, /queue: no word/],
  [map, 'texts of no word', { 'web/src/texts/zh/help.ts': '', 'docs/map.md': '| card |' }, /help\.ts: no word/],
  [map, 'a file of calls', { 'contract/src/desk/card.ts': '', 'docs/map.md': '`calls/card.ts`' }, /`desk\/card\.ts`/],

  [map, 'a walk', { 'e2e/menu.spec.ts': '', 'docs/map.md': '`card/`' }, /about `menu\/`/],

  [operations, 'a variable', said('`PORT` `hotline` `portal` `limits` `inADay`'), /^.*config\.ts: .* `SMTP_URL`$/],
  [
    operations,
    'a part of a setting',
    said('`PORT` `SMTP_URL` `hotline` `portal` `limits`'),
    /settings\.ts: .* `inADay`$/,
  ],
]

for (const [{ name, check }, how, house, complaint] of broken)
  test(`${name}: broken by ${how}`, () => {
    expect(check(house).join('\n')).toMatch(complaint)
  })

const kept: [law: Law, how: string, house: House][] = [
  [roles, 'every role', { [`${features}/card/loss.table.ts`]: '', [`${features}/card/card.desk.ts`]: '' }],
  [roles, 'a test beside its noun', { [`${features}/card/loss.table.ts`]: '', [`${features}/card/loss.test.ts`]: '' }],
  [roles, 'a folder in a heap', heap],
  [roles, 'a screen, its part and its test', { ...screen('1'), 'web/src/features/card/Part.test.tsx': '' }],
  [
    arrows,
    'what both builds share',
    { 'desk/vite.config.ts': `import { a } from '../build/a.ts'`, 'web/src/a.ts': `import '@palaestra/ui'` },
  ],
  [writers, 'reading', cardService(`const members = accountTable(db); members.byId('1'); accountTable(db).byId('1')`)],
  [writers, 'writing at home', { [`${features}/account/a.service.ts`]: `accountTable(db).resume()`, ...accountTable }],
  [
    transactions,
    'its own',
    within('await cardTable(deps.db).swap(id); const { db } = deps; await cardTable(db).of(id)'),
  ],
  [transactions, 'what was read before', within('await a(deps, card)', 'const card = await cardTable(db).of(1)')],
  [
    transactions,
    'what is the same within',
    within('await a(deps, clock.now(), most)', 'const { most } = deps.settings'),
  ],
  [limits, 'two names', { [`${features}/card/card.limits.ts`]: `a({ what: 'send' }, { what: 'send from' })` }],
  [featuresLaw, 'a feature in the list', listed],
  [
    featuresLaw,
    'features by floor',
    { 'server/src/features.ts': 'const listed = [site, card]', 'docs/map.md': '| site | … |\n| card | … |' },
  ],
  [groundKnowsNoFeature, 'a port of its own', { 'server/src/ports/jobs.ts': `import { a } from './clock.ts'` }],
  [floors, 'a call downwards', { ...service('card', 'account'), 'docs/map.md': '| account | … |\n| card | … |' }],
  [floors, 'a tower', { ...service('card', 'account', 'login'), ...service('login', 'account') }],
  [refusals, 'one that is said', refusalFiles('{ too_young: 1 }')],
  [sentences, 'texts, marks and class names', screen('<p className="big" title={texts.a}>· {texts.b} *</p>')],
  [texts, 'one by one', { ...card('export const a = 1; export const b = 2'), ...shows('texts.a; texts.b') }],
  [texts, 'handed on as a whole', { ...card('export const a = 1'), ...shows('show(texts)') }],
  [storage, 'what only tests use', { 'web/src/testing/portal.tsx': 'localStorage.clear()' }],
  [storage, 'the two files', { 'web/src/api/visit.ts': 'sessionStorage.clear()' }],
  [
    migrations,
    'all in order',
    migrationFiles(`{ '0001_members': first, '0002_cards': second }`, '0001_members', '0002_cards'),
  ],
  [everyTestRuns, 'other things that skip', { 'e2e/a.spec.ts': `test('a', () => portal.skip())` }],
  [
    namedFiles,
    'by its end, or with a placeholder',
    { 'docs/map.md': '`card/card.test.ts`, `<word>/<noun>.ts`', [`${features}/card/card.test.ts`]: '' },
  ],
  [guests, 'named', { 'package.json': '{ "devDependencies": { "pg": "1" } }', 'docs/decisions/0001-a.md': '`pg`' }],
  [
    unused,
    'all used',
    {
      'ui/package.json': '{ "dependencies": { "react": "1" }, "devDependencies": { "@types/react": "1" } }',
      'ui/a.ts': `import { version } from 'react'\nconst height = tall`,
      'contract/src/constants.ts': 'export const tall = 4; export const wide = 5',
      'ui/a.css': 'a { width: env(wide) }',
    },
  ],
  [callPaths, 'asking and telling', call(`a: get('/a', {}), b: post('/a', {})`)],
  [freshDocuments, 'both as written', { ...documents }],
  [described, 'a comment', openapi({ responses: field({ description: 'The day' }), parameters: [{ $ref: '#/a' }] })],
  [map, 'screens and texts', { ...shows(''), ...card(''), 'docs/map.md': '| card | CardScreen |' }],
  [map, 'both', { ...call(''), [`${features}/card/card.table.ts`]: '', 'docs/map.md': '`calls/card.ts` `card/`' }],
  [map, 'a part of a word', { 'e2e/card.loss.spec.ts': '', 'docs/map.md': '`card/`' }],
  [operations, 'all in a word', said('`PORT` `SMTP_URL` `hotline` `portal` `limits` `inADay`')],
]

for (const [{ name, check }, how, house] of kept)
  test(`${name}: kept by ${how}`, () => {
    expect(check(house)).toEqual([])
  })

test('every law has a house that breaks it and one that keeps it', () => {
  expect(new Set(broken.map(([law]) => law))).toEqual(new Set(laws))
  expect(new Set(kept.map(([law]) => law))).toEqual(new Set(laws))
})
