import type { erasureRequest as zh } from '../zh/erasureRequest.ts'
import { longMoment } from './day.ts'

export const erasureRequest: typeof zh = {
  received: ({ reference, name, thinkUntil, timeZone, hotline }) => ({
    subject: `Recebemos o pedido de eliminação (${reference})`,
    body: `Recebemos o pedido para apagar todos os dados de sócio de ${name}, com o número ${reference}.

Tem até ${longMoment(thinkUntil, timeZone)} para pensar. Até lá nada é apagado, e pode retirar o pedido em “Os meus dados”, na sua conta. Depois o pedido é confirmado pelo nosso pessoal. O que for apagado não pode ser recuperado.

Se não foi você que o fez, retire já o pedido, mude a palavra-passe e telefone para ${hotline}.`,
  }),
  withdrawn: (reference) => ({
    subject: `O pedido de eliminação foi retirado (${reference})`,
    body: `O pedido de eliminação com o número ${reference} foi retirado. Nada foi apagado.`,
  }),
  refused: ({ reference, reason, hotline }) => ({
    subject: `O pedido de eliminação não foi aceite (${reference})`,
    body: `O pedido de eliminação com o número ${reference} não foi aceite. Nada foi apagado.

Motivo:
${reason}

Em caso de dúvida, telefone para ${hotline}.`,
  }),
  announced: ({ reference, on, timeZone, hotline }) => ({
    subject: `Os seus dados de sócio vão ser apagados (${reference})`,
    body: `A sua inscrição terminou há muito tempo, e já não precisamos dos seus dados. Todos os seus dados de sócio serão apagados depois de ${longMoment(on, timeZone)}, com o número ${reference}.

Se quiser manter a conta, inicie sessão até essa data. Se não quiser, não tem de fazer nada. Se precisar de ajuda, telefone para ${hotline}.`,
  }),
  kept: (reference) => ({
    subject: `Mantemos os seus dados de sócio (${reference})`,
    body: `A eliminação dos seus dados de sócio, com o número ${reference}, foi cancelada. Nada foi apagado.`,
  }),
  done: ({ reference, hotline }) => ({
    subject: `Os dados de sócio foram apagados (${reference})`,
    body: `Os seus dados de sócio foram todos apagados, com o número ${reference}. Guarde este número: se precisar de provar que foram apagados, telefone para ${hotline} e indique-o.

Esta é a última mensagem que lhe enviamos. Se quiser voltar a ser sócio, pode registar-se de novo em qualquer altura.`,
  }),
}
