import { Link } from '@tanstack/react-router'
import * as texts from '#texts/supplement'
import { ChangeForm } from './ChangeForm.tsx'
import { ChangePart } from './ChangePart.tsx'

/** Names, document, photo and ID copy, changed through a review (R08, M12). */
export function SupplementScreen() {
  return (
    <ChangePart title={texts.change} what={texts.changeWhat}>
      {(file) => (
        <>
          {file.renewable && (
            <p>
              <Link to="/online/account/renew">{texts.renewInstead}</Link>
            </p>
          )}
          <p className="signOn">
            <Link to="/booking/supple/info">{texts.byGovernment}</Link>
          </p>
          <ChangeForm file={file} part="all" />
        </>
      )}
    </ChangePart>
  )
}
