import { groupedMemberNumber } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'

/** A member by name, and the way to their file. */
export const MemberLink = ({ member: { name, memberNumber } }: { member: { name: string; memberNumber: string } }) => (
  <>
    {name}{' '}
    <Link to="/members" state={{ member: memberNumber }}>
      {groupedMemberNumber(memberNumber)}
    </Link>
  </>
)
