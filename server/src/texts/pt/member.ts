import type { member as zh } from '../zh/member.ts'

export const member: typeof zh = {
  held: (reason, hotline) => ({
    subject: 'Os seus serviços de sócio foram suspensos',
    body: `Os seus serviços de sócio foram suspensos pelo seguinte motivo:
${reason}

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  lifted: (hotline) => ({
    subject: 'Foi levantada uma suspensão',
    body: `Foi levantada a suspensão dos seus serviços de sócio. Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  loggedOut: (hotline) => ({
    subject: 'A sua sessão foi terminada',
    body: `A pedido seu, feito ao balcão, a sua conta de sócio foi desligada em todos os dispositivos. Se não foi você, telefone de imediato para ${hotline}.`,
  }),
  emailChanged: (emailHint, hotline) => ({
    subject: 'O seu e-mail foi alterado',
    body: `O e-mail da sua conta de sócio foi alterado ao balcão para ${emailHint}. Se não foi você que o pediu, telefone de imediato para ${hotline}.`,
  }),
  mobileChanged: (mobileHint, hotline) => ({
    subject: 'O seu número de telemóvel foi alterado',
    body: `O número de telemóvel da sua conta de sócio foi alterado ao balcão para ${mobileHint}. Se não foi você que o pediu, telefone de imediato para ${hotline}.`,
  }),
}
