import type { SupplementField } from '@palaestra/contract'
import type { supplement as zh } from '../zh/supplement.ts'
import { longDay } from './day.ts'

const names: Record<SupplementField, string> = {
  nameZh: 'Nome em chinês',
  surname: 'Apelido',
  firstName: 'Nome próprio',
  documentNumber: 'Número do documento',
  documentExpiry: 'Validade do documento',
  photo: 'Fotografia',
  idCopy: 'Cópia do documento',
}

export const supplement: typeof zh = {
  received: ({ reference, dueOn, renews }) => ({
    subject: renews
      ? `Recebemos o pedido de renovação do seu cartão (${reference})`
      : `Recebemos o seu pedido de alteração de dados (${reference})`,
    body: `Recebemos o seu pedido ${renews ? 'de renovação do cartão' : 'de alteração de dados'}, com o número ${reference}, e decidimos até ${longDay(dueOn)}. Até lá mantêm-se os dados actuais.`,
  }),
  approved: ({ reference, validUntil }) => ({
    subject: `O seu pedido foi aprovado (${reference})`,
    body: `O seu pedido, com o número ${reference}, foi aprovado e os seus dados foram actualizados.${validUntil === undefined ? '' : ` O cartão é válido até ${longDay(validUntil)}.`}`,
  }),
  rejected: ({ reference, reasons, link }) => ({
    subject: `O seu pedido não foi aprovado (${reference})`,
    body: `Lamentamos informar que o seu pedido, com o número ${reference}, não foi aprovado. Os seus dados não foram alterados.

Motivos:
${Object.entries(reasons)
  .map(([field, reason]) => `${names[field as SupplementField]}: ${reason}`)
  .join('\n')}

${link === undefined ? 'Pode corrigir e enviar de novo, sem preencher tudo outra vez.' : `Inicie sessão para corrigir e enviar de novo, sem preencher tudo outra vez:\n${link}`}`,
  }),
}
