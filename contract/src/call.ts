import type { z } from 'zod/mini'
import type { RefusalName } from './refusals/names.ts'

/**
 * Who may ask. `public`: anybody. `registration`: who opened a registration by a solved captcha, with its token in
 * the `registration` header. `member` and `staff`: who is signed in, with the token in the `apikey` header.
 */
export type Access = 'public' | 'registration' | 'member' | 'staff'

/** The places in the menu that lead to a service which has to know the member. */
export const handOffServices = ['pool-today', 'pool-mapa'] as const
export type HandOffService = (typeof handOffServices)[number]

/** What staff may be trusted with. */
export type Permission = 'review' | 'content'

/** What one has to say about a call. Types, checks, route, client method, form and documents all follow from it. */
export interface CallSpec {
  summary: string
  access: Access
  /** Asks the member for a proof of identity that is not older than ten minutes. */
  freshProof?: true
  permission?: Permission
  /** A token that was handed over to one of these services may ask, too. Any other call refuses it. */
  services?: readonly HandOffService[]
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** How the body travels. A form carries files and plain strings. */
  sentAs?: 'json' | 'form'
  reply: z.ZodMiniType
  /** Besides those that follow by `impliedRefusals`. */
  refuses?: readonly RefusalName[]
  /** The specification leaves the path open: this one is ours. */
  pathIsOurs?: true
}

export type Call = CallSpec & { method: 'GET' | 'POST'; path: `/${string}` }
export type Calls = Record<string, Call>

export const get = <S extends CallSpec>(path: `/${string}`, spec: S) => ({ method: 'GET' as const, path, ...spec })
export const post = <S extends CallSpec>(path: `/${string}`, spec: S) => ({ method: 'POST' as const, path, ...spec })

type Part<C, Name extends string, Side extends 'input' | 'output'> =
  C extends Record<Name, infer S extends z.ZodMiniType> ? Record<Name, S['_zod'][Side]> : unknown

/** What the caller writes. */
export type Given<C extends CallSpec> = Part<C, 'query', 'input'> & Part<C, 'body', 'input'>
/** What the handler reads, once checked. */
export type Received<C extends CallSpec> = Part<C, 'query', 'output'> & Part<C, 'body', 'output'>
export type Reply<C extends CallSpec> = z.output<C['reply']>

/** The refusals that a call brings with it. */
export const impliedRefusals = ({ access, freshProof, refuses }: CallSpec): RefusalName[] => [
  'invalid_input',
  'too_many',
  ...(access === 'member' || access === 'staff' ? (['signed_out'] as const) : []),
  ...(access === 'staff' ? (['not_allowed'] as const) : []),
  ...(access === 'registration' ? (['registration_ended'] as const) : []),
  ...(freshProof ? (['proof_needed'] as const) : []),
  // What sends a code may have to wait, and may find that the messages of the day are spent.
  ...(refuses?.includes('code_wait') ? (['messages_spent'] as const) : []),
]
