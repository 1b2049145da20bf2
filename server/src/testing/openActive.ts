import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ValidationError, validate } from '@openactive/data-model-validator'
import { afterAll } from 'vitest'
import { activityConcepts } from '../features/feed/concept.rules.ts'

const activityList = 'https://openactive.io/activity-list'

/** The list of activities as the validator keeps it once it has fetched it: of the whole list, the words that feeds use. */
const keptList = () => ({
  ...{ errorCode: 'error_none', statusCode: 200, url: activityList, exception: null, fetchTime: Date.now() },
  contentType: 'application/json',
  data: {
    ...{ '@context': 'https://openactive.io/', id: activityList, type: 'ConceptScheme' },
    concept: activityConcepts.map(({ '@id': id, prefLabel }) => ({ type: 'Concept', id, prefLabel })),
  },
})

/**
 * The official validator of models, without a network: all that it would fetch lies in its folder. What it fetched all
 * the same would lie there afterwards, and is a fault.
 */
export const theValidator = () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-activities-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = `${createHash('sha256').update(activityList).digest('hex')}.json`
  writeFileSync(join(folder, file), JSON.stringify(keptList()))
  const options = { loadRemoteJson: true, remoteJsonCachePath: folder, remoteJsonCacheTimeToLive: 86_400 }
  return async (json: unknown, validationMode?: string): Promise<ValidationError[]> => {
    const errors = await validate(json, { ...options, ...(validationMode && { validationMode }) })
    const fetched = readdirSync(folder).filter((name) => name !== file)
    if (fetched.length > 0) throw new Error(`The validator has fetched ${fetched.join(', ')}.`)
    return errors
  }
}

/** The failures among what a validator has found, each as a line. */
export const failuresIn = (errors: readonly ValidationError[]) =>
  errors
    .filter(({ severity }) => severity === 'failure')
    .map(({ type, path = '', message }) => `${type} ${path}: ${message}`)
