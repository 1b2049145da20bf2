import { groupedMemberNumber } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import * as texts from '#texts/appeal'

/** The way to all that is known of the member who appeals. */
export const FileLink = ({ memberNumber }: { memberNumber: string | null }) =>
  memberNumber && (
    <p>
      <Link to="/members" state={{ member: memberNumber }}>
        {texts.file} ({groupedMemberNumber(memberNumber)})
      </Link>
    </p>
  )
