import type { z } from 'zod/mini'
import type { RefusalName } from './refusals/names.ts'
import type { Permission } from './rules/roles.ts'

/**
 * The principal that a call asks for. `public`: none. `registration`: the holder of a registration opened by a solved
 * captcha, with its token in the `registration` header. `member` and `staff`: somebody signed in, with the token in the
 * `apikey` header. `gate`: a gate of a venue, with its own key in that header.
 */
export type Access = 'public' | 'registration' | 'member' | 'staff' | 'gate'

/** The menu items that lead to a service that has to know the member. */
export const handOffServices = ['pool-today', 'pool-mapa'] as const
export type HandOffService = (typeof handOffServices)[number]

/** Each call of members has to say whether a token alone is enough for it. */
interface MemberAccess {
  access: 'member'
  /**
   * True asks for a proof no older than ten minutes. False only where whoever has stolen a token can do no harm, or
   * where the call needs something else that only the member has (T-45, T-50).
   */
  freshProof: boolean
}

interface OtherAccess {
  access: Exclude<Access, 'member'>
  freshProof?: never
}

/** The declaration of a call. Types, checks, route, client method, form and documents all follow from it. */
export type CallSpec = (MemberAccess | OtherAccess) & CallParts

interface CallParts {
  summary: string
  permission?: Permission
  /** Marks a call that staff may make before they have set up the second factor that the portal asks for. */
  duringEnrolment?: true
  /** These services may also make the call, with a token that was handed to them. Any other call refuses it. */
  services?: readonly HandOffService[]
  /** Marks a call of members that is open before they have agreed to terms that have changed. */
  beforeTerms?: true
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** This property of the body may be the last part of the path instead, as the specification has it. */
  endsPath?: string
  /** The encoding of the body. A form carries files and plain strings. */
  sentAs?: 'json' | 'form'
  /** Bytes of the largest file in a form, where it is not that of a picture. */
  largestFile?: number
  /** Bytes of the largest body in JSON, where it may be more than others are. */
  largestBody?: number
  reply: z.ZodMiniType
  /** The refusals besides those of `impliedRefusals`. */
  refuses?: readonly RefusalName[]
  /**
   * Marks a public call that a process answers from what it keeps. Many who look share a network address: only the limit
   * for all requests from there counts it.
   */
  kept?: true
  /** Marks a path of our own choice: the specification leaves it open. */
  pathIsOurs?: true
}

export type Call = CallSpec & { method: 'GET' | 'POST'; path: `/${string}` }
export type Calls = Record<string, Call>

export const get = <S extends CallSpec>(path: `/${string}`, spec: S) => ({ method: 'GET' as const, path, ...spec })
export const post = <S extends CallSpec>(path: `/${string}`, spec: S) => ({ method: 'POST' as const, path, ...spec })

type Part<C, Name extends string, Side extends 'input' | 'output'> =
  C extends Record<Name, infer S extends z.ZodMiniType> ? Record<Name, S['_zod'][Side]> : unknown

/** The input as the caller writes it. */
export type Given<C extends CallSpec> = Part<C, 'query', 'input'> & Part<C, 'body', 'input'>
/** The input as the handler reads it, once checked. */
export type Received<C extends CallSpec> = Part<C, 'query', 'output'> & Part<C, 'body', 'output'>
export type Reply<C extends CallSpec> = z.output<C['reply']>

/** The refusals that follow from the kind of call. */
export const impliedRefusals = ({ access, freshProof, beforeTerms, refuses }: CallSpec): RefusalName[] => [
  'invalid_input',
  'too_many',
  ...(access === 'member' || access === 'staff' ? (['signed_out'] as const) : []),
  ...(access === 'staff' ? (['not_allowed', 'factor_needed'] as const) : []),
  ...(access === 'member' && !beforeTerms ? (['terms_changed'] as const) : []),
  ...(access === 'gate' ? (['gate_unknown'] as const) : []),
  ...(access === 'registration' ? (['registration_ended'] as const) : []),
  ...(freshProof ? (['proof_needed', 'code_proof_needed'] as const) : []),
  // A call that sends a code may have to wait, and may find the messages of the day spent.
  ...(refuses?.includes('code_wait') ? (['messages_spent'] as const) : []),
]
