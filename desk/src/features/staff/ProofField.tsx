import { TextField } from '@palaestra/ui'
import * as texts from '#texts/staff'
import type { ProofWays } from './proof.ts'

/** For the proof before a further second factor. */
export function ProofField({ passkeys }: ProofWays) {
  return (
    <TextField
      name="code"
      label={texts.presentCode}
      hint={passkeys ? texts.presentOrPasskey : texts.presentHint}
      optional={passkeys}
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  )
}
