import { Notice } from '@palaestra/ui'
import * as texts from '#texts/application'
import { differencesIn, type Guardian } from './differences.ts'

interface Props {
  guardian: Guardian
  /** False while the bureau is silent: then nothing is known of a record. */
  asked: boolean
}

/** Warnings about the guardian, before the decision. */
export function GuardianWarnings({ guardian, asked }: Props) {
  const differences = differencesIn(guardian)
  return (
    <>
      {differences.length > 0 && (
        <Notice kind="danger">
          <p>{texts.guardianDifferences(differences.map(({ field }) => texts.fields[field]))}</p>
        </Notice>
      )}
      {!guardian.record && asked && (
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
