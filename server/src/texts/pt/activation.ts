import { groupedMemberNumber } from '@palaestra/contract'
import type { activation as zh } from '../zh/activation.ts'

export const activation: typeof zh = {
  approved: ({ username, memberNumber, link, place }) => ({
    subject: 'Pedido aprovado: active a sua conta online',
    body: `O seu pedido de sócio foi aprovado.

Número de sócio: ${groupedMemberNumber(memberNumber)}
Nome de utilizador: ${username}${place ? `\nLocal de levantamento do cartão: ${place}` : ''}

Abra esta ligação nas próximas 24 horas, defina a palavra-passe e active a conta online:
${link}

Se a ligação já não for válida, pode pedir outra na mesma página.`,
  }),
}
