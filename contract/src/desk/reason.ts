import { z } from 'zod/mini'
import { get, post } from '../call.ts'
import { message } from '../fields.ts'
import { allReasonParts, reasonKinds } from '../rules/reasons.ts'

/** What is said in the languages of those who read it; nobody is written to in a language that is missing. */
const texts = {
  /** In Chinese. @example 副本不清晰，請重新上載。 */
  textZh: message,
  /** In Portuguese. @example A cópia não se lê. Carregue-a de novo. */
  textPt: message,
  /** In English. @example The copy cannot be read. Please upload it again. */
  textEn: message,
}
/** The number of a reason. @example 7 */
const id = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
const about = {
  /** What is decided. */
  kind: z.enum(reasonKinds),
  /** The part that it is about: of the form, or the document. @example idCopy */
  part: z.enum(allReasonParts),
}

/** The ready reasons from which a clerk begins, when something is rejected or asked for again. */
export const reason = {
  list: get('/desk/reasons', {
    summary: 'The ready reasons in three languages, in the order in which the desk shows them, retired ones too',
    access: 'staff',
    reply: z.object({
      /** By kind, and within it by their order. */
      items: z.array(
        z.object({
          id,
          ...about,
          ...texts,
          /** Whether it is offered no more. */
          retired: z.boolean(),
        }),
      ),
    }),
  }),
  add: post('/desk/reason/add', {
    summary: 'Add a ready reason, behind the others of its kind. It is offered at once',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({ ...about, ...texts }),
    reply: z.object({ id }),
    refuses: ['reason_exists'],
  }),
  change: post('/desk/reason/change', {
    summary: 'Change what a ready reason says. What was sent already stays as it was sent',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({ id, ...texts }),
    reply: z.object({}),
    refuses: ['not_found', 'reason_exists'],
  }),
  move: post('/desk/reason/move', {
    summary: 'Move a ready reason before the one before it, or behind the one behind it',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      id,
      /** Which way. */
      way: z.enum(['up', 'down']),
    }),
    reply: z.object({}),
    refuses: ['not_found'],
  }),
  retire: post('/desk/reason/retire', {
    summary: 'Offer a ready reason no more, or again',
    access: 'staff',
    permission: 'content',
    body: z.strictObject({
      id,
      /** False to offer it again. */
      retired: z.boolean(),
    }),
    reply: z.object({}),
    refuses: ['not_found', 'reason_exists'],
  }),
}
