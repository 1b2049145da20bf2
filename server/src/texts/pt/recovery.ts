import { groupedMemberNumber } from '@palaestra/contract'
import type { recovery as zh } from '../zh/recovery.ts'
import { longMoment } from './day.ts'

export const recovery: typeof zh = {
  usernameReminder: (username) => ({
    subject: 'O seu nome de utilizador',
    body: `O seu nome de utilizador é ${username}. Se não fez este pedido, ignore esta mensagem: nada mudou na sua conta.`,
  }),
  memberNumberReminder: (memberNumber) => ({
    subject: 'O seu número de sócio',
    body: `O seu número de sócio é ${groupedMemberNumber(memberNumber)}. Se não fez este pedido, ignore esta mensagem: nada mudou na sua conta.`,
  }),
  passwordReset: ({ username, link }) => ({
    subject: 'Definir uma nova palavra-passe',
    body: `Recebemos um pedido de uma nova palavra-passe para o nome de utilizador ${username}.

Se fez este pedido, abra esta ligação nos próximos 60 minutos e defina a nova palavra-passe:
${link}

A ligação só serve uma vez; se pedir outra, só a mais recente é válida.
Se não fez este pedido, ignore esta mensagem: a sua palavra-passe continua a ser a mesma.`,
  }),
  mobileRecovery: ({ link }) => ({
    subject: 'Telemóvel perdido: alterar o número',
    body: `Recebemos a indicação de que perdeu o telemóvel associado à sua conta.

Se fez este pedido, abra esta ligação nas próximas 24 horas e indique o novo número:
${link}

Se não fez este pedido, ignore esta mensagem: nada mudou na sua conta.`,
  }),
  mobileRecoveryBegun: ({ mobileHint, at, timeZone, link }) => ({
    subject: 'O seu número de telemóvel vai ser alterado',
    body: `O número de telemóvel da sua conta passa a ser ${mobileHint} em ${longMoment(at, timeZone)}. Se não fez este pedido, abra antes esta ligação para o cancelar: ${link}`,
  }),
  mobileRecoveryBegunInAccount: ({ mobileHint, at, timeZone, hotline }) => ({
    subject: 'O seu número de telemóvel vai ser alterado',
    body: `O número de telemóvel da sua conta passa a ser ${mobileHint} em ${longMoment(at, timeZone)}. Se não fez este pedido, abra antes a ligação que lhe enviámos para o cancelar, ou telefone de imediato para ${hotline}.`,
  }),
  mobileRecoveryStopped: (hotline) => ({
    subject: 'Alteração do número de telemóvel cancelada',
    body: `O pedido para alterar o número de telemóvel da sua conta foi cancelado e o número continua a ser o mesmo. Se não o cancelou, telefone para ${hotline}.`,
  }),
  mobileRecoveryOvertaken: (body) =>
    `${body} O pedido pendente para alterar o número de telemóvel foi também cancelado.`,
  mobileRecoveryFailed: (hotline) => ({
    subject: 'O número de telemóvel não foi alterado',
    body: `O novo número já é usado por outro sócio, e o seu continua a ser o mesmo. Em caso de dúvida, telefone para ${hotline}.`,
  }),
}
