import type { Shared, application as zh } from '../zh/application.ts'

const sharedWord: Record<Shared, string> = {
  idNumber: 'o seu número de documento de identificação',
  email: 'o seu endereço de correio electrónico',
}

export const application: typeof zh = {
  received: ({ reference, dueOn }) => ({
    subject: `Recebemos o seu pedido de sócio (${reference})`,
    body: `Recebemos o seu pedido de sócio.

Número do pedido: ${reference}
Decidimos até ${dueOn} e comunicamos o resultado por correio electrónico.

De momento não precisa de fazer mais nada. Se nos contactar, indique o número do pedido.`,
  }),
  rejected: ({ reference, reason, link }) => ({
    subject: `O seu pedido de sócio não foi aprovado (${reference})`,
    body: `Lamentamos informar que o seu pedido de sócio, com o número ${reference}, não foi aprovado.

Motivo:
${reason}

Nos próximos 30 dias pode corrigir o pedido nesta ligação, sem o preencher de novo:
${link}

Enviaremos primeiro um código para o telemóvel que indicou no pedido.`,
  }),
  duplicate: (shared) => ({
    subject: 'Alguém tentou registar-se com os seus dados',
    body: `Alguém apresentou um pedido de sócio com ${sharedWord[shared]}. Já é sócio, e na sua conta nada foi alterado.

Se foi o próprio, não precisa de se registar de novo: basta iniciar sessão.
Se não foi o próprio, também não precisa de fazer nada; em caso de dúvida, telefone para a linha de apoio.`,
  }),
}
