import { Notice } from '@palaestra/ui'
import * as texts from '#texts/application'
import { differencesIn, type Guardian } from './differences.ts'

/** Warnings about the guardian, before the decision. */
export function GuardianWarnings({ guardian }: { guardian: Guardian }) {
  const differences = differencesIn(guardian)
  return (
    <>
      {differences.length > 0 && (
        <Notice kind="danger">
          <p>{texts.guardianDifferences(differences.map(({ field }) => texts.fields[field]))}</p>
        </Notice>
      )}
      {!guardian.record && (
        <Notice kind="warning">
          <p>{texts.noGuardianRecord}</p>
        </Notice>
      )}
      {guardian.face === 'unsure' && (
        <Notice kind="warning">
          <p>{texts.faceUnsure}</p>
        </Notice>
      )}
    </>
  )
}
