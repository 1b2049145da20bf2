import { refusals } from '@palaestra/contract'
import { Button, Notice, Refused } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/supplement'
import { useQuery } from '../../api/query.ts'
import { beginningOf, marksOf } from './beginning.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangePart } from './ChangePart.tsx'
import { type Known, known } from './known.ts'

/** The same change for who is linked to a government account: filled in with what the identity bureau has (R07). */
export function GovernmentSupplementScreen() {
  const { data, error, refetch } = useQuery(known)
  return (
    <ChangePart title={texts.changeByGovernment} what={texts.changeWhat} awaits={!data && !error}>
      {(file) => {
        if (data) {
          const filled = Object.keys(marksOf(file, data)).length > 0
          return (
            <>
              <Said bureau={data.bureau} filled={filled} onAgain={() => void refetch()} />
              {/* What the bureau says after all begins the form anew. */}
              <ChangeForm
                key={data.bureau}
                file={file}
                part="all"
                beginning={beginningOf(file, data)}
                marks={marksOf(file, data)}
              />
            </>
          )
        }
        return error && <WithoutKnown error={error} onAgain={() => void refetch()} />
      }}
    </ChangePart>
  )
}

interface SaidProps extends Pick<Known, 'bureau'> {
  /** Whether some field has been filled in with what the bureau says. */
  filled: boolean
  onAgain: () => void
}

/** What the bureau has answered, above the form. */
function Said({ bureau, filled, onAgain }: SaidProps) {
  if (bureau === 'silent')
    return (
      <Notice kind="warning">
        <p>{texts.bureauSilent}</p>
        <Button kind="quiet" onClick={onAgain}>
          {texts.tryAgain}
        </Button>
      </Notice>
    )
  if (bureau === 'nothing')
    return (
      <Notice>
        <p>{texts.bureauHasNothing}</p>
      </Notice>
    )
  return (
    <Notice>
      <p>{filled ? texts.filledIn : texts.nothingDiffers}</p>
    </Notice>
  )
}

/** Who is not linked is led to linking, and the plain form is there for everybody. */
function WithoutKnown({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const notLinked = error instanceof Refused && error.code === refusals.government_not_linked
  return (
    <Notice kind="warning">
      <p>{notLinked ? texts.notLinked : error.message}</p>
      <p>
        {notLinked ? (
          <Link to="/online/account/bind">{texts.linkFirst}</Link>
        ) : (
          <Button kind="quiet" onClick={onAgain}>
            {texts.tryAgain}
          </Button>
        )}
      </p>
      <p>
        <Link to="/supple">{texts.withoutGovernment}</Link>
      </p>
    </Notice>
  )
}
