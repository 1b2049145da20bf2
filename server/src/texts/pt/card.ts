import type { card as zh } from '../zh/card.ts'

export const card: typeof zh = {
  temporary: ({ name, memberNumber, validUntil, permanentFrom, product }) => ({
    subject: 'Cartão de sócio provisório',
    body: `A perda do cartão do sócio n.º ${memberNumber} foi participada e os dados do cartão antigo foram eliminados.

Este é o seu cartão provisório:

Nome: ${name}
Número de sócio: ${memberNumber}
Válido até: ${validUntil}

Serve apenas para a inscrição nas classes de recreação do ${product}. O código QR vê-se na sua conta online. Pode trocar o cartão provisório pelo cartão definitivo a partir de ${permanentFrom}.

Se não foi o próprio a participar a perda, telefone de imediato para a linha de apoio.`,
  }),
}
