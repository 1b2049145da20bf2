import { groupedMemberNumber } from '@palaestra/contract'
import type { paperCard as zh } from '../zh/paperCard.ts'
import { longDay } from './day.ts'

export const paperCard: typeof zh = ({ memberNumber, validUntil, product }) => ({
  title: 'Temporary membership card',
  facts: [
    ['Member number', groupedMemberNumber(memberNumber)],
    ['Valid until', longDay(validUntil)],
  ],
  note: `Only for signing up to ${product} recreational classes. It ends when you swap it for a permanent card.`,
})
