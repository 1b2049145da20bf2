import { groupedMemberNumber } from '@palaestra/contract'
import type { paperCard as zh } from '../zh/paperCard.ts'
import { longDay } from './day.ts'

export const paperCard: typeof zh = ({ memberNumber, validUntil, product }) => ({
  title: 'Cartão de sócio provisório',
  facts: [
    ['Número de sócio', groupedMemberNumber(memberNumber)],
    ['Válido até', longDay(validUntil)],
  ],
  note: `Só para inscrição nas classes de recreação do ${product}. Deixa de valer quando o trocar pelo cartão definitivo.`,
})
