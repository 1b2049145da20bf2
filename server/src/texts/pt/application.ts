import type { Shared, application as zh } from '../zh/application.ts'
import { longDay } from './day.ts'

const sharedWord: Record<Shared, string> = {
  idNumber: 'o seu número de documento',
  email: 'o seu e-mail',
}

export const application: typeof zh = {
  received: ({ reference, dueOn }) => ({
    subject: `Recebemos o seu pedido de sócio (${reference})`,
    body: `Recebemos o seu pedido de sócio.

Número do pedido: ${reference}
Decidimos até ${longDay(dueOn)} e comunicamos o resultado por e-mail.

De momento não precisa de fazer mais nada. Se nos contactar, indique o número do pedido.`,
  }),
  rejected: ({ reference, reason, link }) => ({
    subject: `O seu pedido de sócio não foi aprovado (${reference})`,
    body: `Lamentamos informar que o seu pedido de sócio, com o número ${reference}, não foi aprovado.

Motivo:
${reason}

Nos próximos 30 dias pode corrigir o pedido nesta ligação, sem o preencher de novo:
${link}

Enviaremos primeiro um código para o número de telemóvel que indicou no pedido.`,
  }),
  duplicate: (shared, hotline) => ({
    subject: 'Alguém tentou registar-se com os seus dados',
    body: `Foi apresentado um pedido de sócio com ${sharedWord[shared]}. Já é sócio, e na sua conta nada foi alterado.

Se fez este pedido, não precisa de se registar de novo: basta iniciar sessão.
Se não o fez, ignore esta mensagem. Em caso de dúvida, telefone para ${hotline}.`,
  }),
}
