import { groupedMemberNumber } from '@palaestra/contract'
import * as texts from '#texts/companion'
import { locale } from '#texts/document'
import { nameIfKnown, type Person } from '../../api/companions.ts'

/** The name of somebody who has one. */
export const nameOf = ({ nameZh, namePt }: { nameZh: string | null; namePt: string }) =>
  locale === 'zh' ? (nameZh ?? namePt) : namePt

/** Who stands in a list: by name after a yes, by the number that was entered before it. */
export const called = (person: Person) =>
  nameIfKnown(person) ?? texts.numbered(groupedMemberNumber(person.memberNumber))
