import { documents } from '../../documents.ts'
import { arrows } from '../arrows.ts'
import { callPaths } from '../callPaths.ts'
import { containers } from '../containers.ts'
import { described } from '../described.ts'
import { freshDocuments } from '../documents.ts'
import { everyTestRuns } from '../everyTestRuns.ts'
import { features as featuresLaw } from '../features.ts'
import { floors } from '../floors.ts'
import { groundKnowsNoFeature } from '../ground.ts'
import { guests } from '../guests.ts'
import { heard } from '../heard.ts'
import { jobs } from '../jobs.ts'
import { limits } from '../limits.ts'
import { map } from '../map.ts'
import { migrations } from '../migrations.ts'
import { namedFiles } from '../namedFiles.ts'
import { operations } from '../operations.ts'
import { refusals } from '../refusals.ts'
import { roles } from '../roles.ts'
import { sentences } from '../sentences.ts'
import type { House, Law } from '../source.ts'
import { storage } from '../storage.ts'
import { texts } from '../texts.ts'
import { transactions } from '../transactions.ts'
import { unused } from '../unused.ts'
import { writers } from '../writers.ts'
import {
  call,
  card,
  cardService,
  features,
  field,
  floorsOf,
  heap,
  listed,
  mapped,
  migrationFiles,
  migrationsLanded,
  openapi,
  refusalFiles,
  said,
  screen,
  service,
  shows,
  within,
} from './parts.ts'

const inOrder = `{ '0001_members': first, '0002_cards': second }`

/** For each law houses that break it, each in one way, and the complaint about it. */
export const broken: [law: Law, how: string, house: House, complaint: RegExp][] = [
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
    jobs,
    'one on no schedule',
    { [`${features}/card/card.jobs.ts`]: `const a = { async 'card.end'() {} }`, 'server/src/a.test.ts': `'card.end'` },
    /card\.jobs\.ts:1: card\.end is neither added nor/,
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
    { ...service('account', 'card'), ...service('card'), ...floorsOf('account', 'card') },
    /account: calls the service of card, which stands above it/,
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
  [
    migrations,
    'a new one before those that have landed',
    migrationsLanded(['0002_cards', '0001_members'], inOrder, '0001_members', '0002_cards'),
    /0002_cards and 0001_members landed the other way round/,
  ],
  [
    migrations,
    'one that is not noted down',
    migrationsLanded(['0001_members'], inOrder, '0001_members', '0002_cards'),
    /0002_cards is not noted down yet/,
  ],
  [
    migrations,
    'one that has landed and is gone',
    migrationsLanded(['0001_members', '0002_cards'], `{ '0001_members': first }`, '0001_members'),
    /a migration that has landed is not listed/,
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
    containers,
    'the name of another sheet’s',
    {
      'web/src/a.module.css': '.a { container: list / inline-size; }',
      'web/src/b.module.css': '@container list (max-width: 9rem) { .b { color: red; } }',
    },
    /web\/src\/b\.module\.css: the container list/,
  ],
  [
    heard,
    'hiding it while empty',
    { 'web/src/a.module.css': '.said:empty {\n  display: none;\n}' },
    /an empty region is hidden/,
  ],
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

  [map, 'a feature of which nothing is said', { ...mapped, [`${features}/card/card.feature.ts`]: '' }, /what card is/],
  [map, 'an old map', { ...mapped, 'web/src/features/card/SwapScreen.tsx': '' }, /^docs\/map\.md: .*npm run docs$/],
  [map, 'a folder of screens', { ...mapped, 'desk/src/features/queue/a.ts': '' }, /a\.ts: no feature is called queue/],
  [map, 'texts', { ...mapped, 'web/src/texts/zh/help.ts': '' }, /help\.ts: no feature is called help/],
  [map, 'a file of calls', { ...mapped, 'contract/src/desk/swap.ts': '' }, /no feature is called swap/],
  [map, 'a part of the calls', { ...mapped, 'contract/src/desk/swap.part.ts': '' }, /no feature is called swap/],
  [map, 'a walk', { ...mapped, 'e2e/menu.spec.ts': '' }, /no feature is called menu/],

  [operations, 'a variable', said('`PORT` `hotline` `portal` `limits` `inADay`'), /^.*config\.ts: .* `SMTP_URL`$/],
  [
    operations,
    'a part of a setting',
    said('`PORT` `SMTP_URL` `hotline` `portal` `limits`'),
    /settings\.ts: .* `inADay`$/,
  ],
]
