import { join } from 'node:path'
import { arrows } from './house/arrows.ts'
import { callPaths } from './house/callPaths.ts'
import { containers } from './house/containers.ts'
import { described } from './house/described.ts'
import { freshDocuments } from './house/documents.ts'
import { everyTestRuns } from './house/everyTestRuns.ts'
import { features } from './house/features.ts'
import { floors } from './house/floors.ts'
import { groundKnowsNoFeature } from './house/ground.ts'
import { guests } from './house/guests.ts'
import { heard } from './house/heard.ts'
import { jobs } from './house/jobs.ts'
import { limits } from './house/limits.ts'
import { map } from './house/map.ts'
import { migrations } from './house/migrations.ts'
import { namedFiles } from './house/namedFiles.ts'
import { operations } from './house/operations.ts'
import { refusals } from './house/refusals.ts'
import { roles } from './house/roles.ts'
import { sentences } from './house/sentences.ts'
import { readHouse } from './house/source.ts'
import { storage } from './house/storage.ts'
import { texts } from './house/texts.ts'
import { transactions } from './house/transactions.ts'
import { unused } from './house/unused.ts'
import { writers } from './house/writers.ts'

/** The laws beyond a linter. Each is one file in house/, and house/laws.test.ts has a house that breaks it. */
export const laws = [
  roles,
  arrows,
  writers,
  transactions,
  floors,
  limits,
  jobs,
  features,
  groundKnowsNoFeature,
  refusals,
  sentences,
  texts,
  storage,
  migrations,
  everyTestRuns,
  guests,
  heard,
  containers,
  callPaths,
  freshDocuments,
  described,
  operations,
  map,
  namedFiles,
  unused,
]

/** Reads the project and reports which laws hold and where the others are broken. */
export const checkHouse = () => {
  const house = readHouse(join(import.meta.dirname, '..'))
  const verdicts = laws.map(({ name, check }) => ({ name, complaints: check(house) }))
  for (const { name, complaints } of verdicts) {
    console.log(`${complaints.length === 0 ? '✓' : '✗'} ${name}`)
    for (const complaint of complaints) console.log(`    ${complaint}`)
  }
  const broken = verdicts.filter(({ complaints }) => complaints.length > 0)
  const failures = broken.map(({ name, complaints }) => [name, ...complaints].join('\n    '))
  return { passed: laws.length - broken.length, failed: broken.length, failures }
}

if (import.meta.main) process.exitCode = checkHouse().failed > 0 ? 1 : 0
