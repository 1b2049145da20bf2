import { desk } from '@palaestra/contract'
import type { Written } from '@palaestra/ui'
import { send } from '../../api/client.ts'
import { signByPasskey } from '../../api/passkeys.ts'

/** What the proof before a further second factor can be. */
export interface ProofWays {
  /** Whether a passkey can stand in place of a code. */
  passkeys: boolean
}

/** An empty code is none where a passkey can stand in its place; elsewhere it is missing. */
export const shapeOfProof =
  (ways: ProofWays | undefined) =>
  ({ code, ...others }: Written) =>
    ways?.passkeys && !code ? others : { ...others, code }

/** The code that was typed, or a passkey in its place. @throws NoPasskey */
export const proofOf = async (ways: ProofWays | undefined, code: string | undefined) => {
  if (code || !ways?.passkeys) return { code }
  const { options } = await send(desk.staff.askPasskey, { body: {} })
  return options ? { answer: await signByPasskey(options) } : {}
}
