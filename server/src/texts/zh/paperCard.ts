import { groupedMemberNumber } from '@palaestra/contract'
import { longDay } from './day.ts'

interface Given {
  memberNumber: string
  validUntil: string
  /** The name under which the authority offers its classes. */
  product: string
}

/** What stands on a temporary card of paper. */
export const paperCard = ({ memberNumber, validUntil, product }: Given) => ({
  title: '臨時會員卡',
  facts: [
    ['會員編號', groupedMemberNumber(memberNumber)],
    ['有效期至', longDay(validUntil)],
  ] as [label: string, value: string][],
  note: `只適用於報名參加${product}健身興趣班。換領正式會員卡後，此卡作廢。`,
})
