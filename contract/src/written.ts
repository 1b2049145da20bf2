import { z } from 'zod/mini'
import './configured.ts'
import type { CheckName } from './refusals/names.ts'

// What every field of a body is made of.

/** Gives a check its refusal. */
export const no = (refusal: CheckName) => ({ error: refusal })
/**
 * A field with several problems shows the first. (`abort` would also skip the rules over several fields, so some
 * problems would stay hidden.)
 */
export const required = no('required')
export const most = (length: number) => z.maxLength(length, no('too_long'))

export const written = (normalise: (text: string) => string, length = 200) =>
  z.string().check(z.overwrite(normalise), most(length), z.minLength(1, required))
export const empty = (text: string) => text === ''
export const trim = (text: string) => text.trim()

// Any text that is not empty.
export const given = written(trim)
