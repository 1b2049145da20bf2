import { z } from 'zod/mini'
import type { CheckName } from './refusals/names.ts'

/**
 * zod reports refusal names, so every check has its sentence in three languages. `jitless`, because the content
 * security policy forbids browsers to compile code at run time. Whoever makes a schema imports this first.
 */
z.config({
  customError: (issue): CheckName => (issue.input === undefined || issue.input === '' ? 'required' : 'invalid_input'),
  jitless: 'document' in globalThis,
})
