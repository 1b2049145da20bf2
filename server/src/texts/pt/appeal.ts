import type { appeal as zh } from '../zh/appeal.ts'
import { longDay } from './day.ts'

export const appeal: typeof zh = {
  received: ({ reference, dueOn, rests }) => ({
    subject: `Recebemos a sua reclamação (${reference})`,
    body: `Recebemos a sua reclamação contra a suspensão dos serviços de sócio, com o número ${reference}. Decide quem não participou na decisão inicial, até ${longDay(dueOn)}, e comunicamos-lhe o resultado. ${rests ? 'Até lá pode reservar normalmente' : 'Até lá a suspensão mantém-se'}.`,
  }),
  granted: ({ reference, reason, hotline }) => ({
    subject: `A sua reclamação foi aceite (${reference})`,
    body: `A sua reclamação, com o número ${reference}, foi aceite e a suspensão foi levantada.

Motivo:
${reason}

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  dismissed: ({ reference, reason, hotline }) => ({
    subject: `A sua reclamação não foi aceite (${reference})`,
    body: `Lamentamos informar que a sua reclamação, com o número ${reference}, não foi aceite. A suspensão mantém-se.

Motivo:
${reason}

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  receivedOfMissed: ({ reference, booking, dueOn }) => ({
    subject: `Recebemos a sua reclamação sobre uma falta (${reference})`,
    body: `Recebemos a sua reclamação contra a falta à reserva ${booking}, com o número ${reference}. Decidimos até ${longDay(dueOn)} e comunicamos-lhe o resultado. Até lá a falta não conta.`,
  }),
  grantedOfMissed: ({ reference, booking, reason, hotline }) => ({
    subject: `A sua reclamação sobre uma falta foi aceite (${reference})`,
    body: `A sua reclamação, com o número ${reference}, foi aceite: a falta à reserva ${booking} foi justificada e deixou de contar.

Motivo:
${reason}

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  dismissedOfMissed: ({ reference, booking, reason, until, hotline }) => ({
    subject: `A sua reclamação sobre uma falta não foi aceite (${reference})`,
    body: `Lamentamos informar que a sua reclamação, com o número ${reference}, não foi aceite. A falta à reserva ${booking} conta.${until ? ` Só pode voltar a reservar a partir de ${longDay(until)}.` : ''}

Motivo:
${reason}

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
}
