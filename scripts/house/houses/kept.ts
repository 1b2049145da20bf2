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
  accountTable,
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
  openapi,
  refusalFiles,
  said,
  screen,
  service,
  shows,
  within,
} from './parts.ts'

/** For each law houses that keep it, near to breaking it. */
export const kept: [law: Law, how: string, house: House][] = [
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
    jobs,
    'one added and one scheduled',
    {
      [`${features}/card/card.jobs.ts`]: `const a = { async 'card.end'() {}, async 'card.begin'() {} }`,
      [`${features}/card/card.service.ts`]: `jobs.add(db, { name: 'card.begin', data })`,
      [`${features}/card/card.feature.ts`]: `feature({ schedule: { 'card.end': 'every hour' } })`,
    },
  ],
  [groundKnowsNoFeature, 'a port of its own', { 'server/src/ports/jobs.ts': `import { a } from './clock.ts'` }],
  [floors, 'a call downwards', { ...service('card', 'account'), ...floorsOf('account', 'card') }],
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
  [
    containers,
    'its own name, and none',
    {
      'web/src/a.module.css':
        '.a { container: list / inline-size; } @container list (max-width: 9rem) { .b { color: red; } }',
      'web/src/b.module.css': '@container (max-width: 9rem) { .b { color: red; } } @container not (width < 1rem) {}',
    },
  ],
  [heard, 'taking no place while empty', { 'web/src/a.module.css': '.said:empty { position: absolute; }' }],
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
  [map, 'what is on it', mapped],
  [
    map,
    'a part of a word, and what words share',
    {
      ...mapped,
      'contract/src/calls/card.loss.ts': '',
      'e2e/card.loss.spec.ts': '',
      'web/src/texts/zh/day.ts': '',
    },
  ],
  [operations, 'all in a word', said('`PORT` `SMTP_URL` `hotline` `portal` `limits` `inADay`')],
]
