import { looksUnusual } from '@palaestra/contract'
import { Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/application'
import { BureauSilent } from './BureauSilent.tsx'
import { type Application, differencesIn } from './differences.ts'
import { GuardianWarnings } from './GuardianWarnings.tsx'

interface Props {
  application: Application
  /** Asks the bureau at once; gives what is known then. */
  askNow: () => Promise<Application | undefined>
}

/** Warnings before the decision. */
export function Warnings({ application, askNow }: Props) {
  const { record, photoFace, guardian, duplicates, rejectionReason, idType, idNumber, bureau, enteredBy } = application
  const differences = differencesIn(application)
  return (
    <>
      {enteredBy && (
        <Notice>
          <p>{enteredBy.mine ? texts.enteredByYou : texts.enteredBy(enteredBy.name)}</p>
        </Notice>
      )}
      {!bureau.answers && <BureauSilent application={application} askNow={askNow} />}
      {!record && bureau.answers && (
        <Notice kind="warning">
          <p>{texts.noRecord}</p>
        </Notice>
      )}
      {differences.length > 0 && (
        <Notice kind="danger">
          <p>{texts.differences(differences.map(({ field }) => texts.fields[field]))}</p>
        </Notice>
      )}
      {photoFace && photoFace !== 'same' && photoFace !== 'no_photo' && (
        <Notice kind={photoFace === 'other' ? 'danger' : 'warning'}>
          <p>{texts.photoFaceWarnings[photoFace]}</p>
        </Notice>
      )}
      {guardian && <GuardianWarnings guardian={guardian} asked={bureau.answers} />}
      {looksUnusual(idType, idNumber) && (
        <Notice kind="warning">
          <p>{texts.unusualNumber}</p>
        </Notice>
      )}
      {duplicates.length > 0 && (
        <Notice kind="warning">
          <p>{texts.duplicates}</p>
          <ul>
            {duplicates.map(({ of, number, sharing }) => (
              <li key={number}>
                {texts.sharing[sharing]}{' '}
                {of === 'member' ? (
                  texts.ofMember(number)
                ) : (
                  <Link to="/application/$reference" params={{ reference: number }}>
                    {texts.ofApplication(number)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rejectionReason && (
        <Notice>
          <p>{texts.rejectedBecause(rejectionReason)}</p>
        </Notice>
      )}
    </>
  )
}
