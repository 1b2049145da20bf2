import { groupedMemberNumber } from '@palaestra/contract'
import type { card as zh } from '../zh/card.ts'
import { longDay } from './day.ts'

export const card: typeof zh = {
  temporary: ({ name, memberNumber, validUntil, permanentFrom, product, hotline }) => ({
    subject: 'Cartão de sócio provisório',
    body: `A perda do seu cartão de sócio foi participada e os dados do cartão antigo foram eliminados.

Passa a ter um cartão provisório:
Nome: ${name}
Número de sócio: ${groupedMemberNumber(memberNumber)}
Válido até: ${longDay(validUntil)}

O cartão provisório serve apenas para a inscrição nas classes de recreação do ${product}. O cartão segue em anexo: guarde-o no telemóvel ou imprima-o. O código QR também está em «A minha conta». Pode trocá-lo pelo cartão definitivo a partir de ${longDay(permanentFrom)}.

Se não participou esta perda, telefone de imediato para ${hotline}.`,
  }),

  lossReported: (hotline) => ({
    subject: 'A perda do seu cartão foi participada',
    body: `A perda do seu cartão de sócio foi participada e o cartão antigo deixou de ser válido. O cartão provisório não dá entrada nos campos que reservou: até começarem, pode cancelar essas reservas na sua conta sem perder nada. Se não participou esta perda, telefone de imediato para ${hotline}.`,
  }),

  cardExpires: (day, hotline) => ({
    subject: 'O seu cartão de sócio está a terminar',
    body: `O seu cartão de sócio é válido até ${longDay(day)}. Depois desse dia não pode usar os serviços nem mostrar o código QR. Entre na sua conta e renove-o antes. Se precisar de ajuda, telefone para ${hotline}.`,
  }),

  documentExpires: (day, hotline) => ({
    subject: 'O seu documento está a terminar',
    body: `O documento de identificação que temos registado é válido até ${longDay(day)}. Entre na sua conta e actualize os dados do documento antes desse dia. Se precisar de ajuda, telefone para ${hotline}.`,
  }),

  bothExpire: (day, hotline) => ({
    subject: 'O seu documento e o seu cartão estão a terminar',
    body: `O documento de identificação que temos registado e o seu cartão de sócio são válidos até ${longDay(day)}. Depois desse dia não pode usar os serviços nem mostrar o código QR. Entre na sua conta e actualize os dados do documento antes. Se precisar de ajuda, telefone para ${hotline}.`,
  }),
}
