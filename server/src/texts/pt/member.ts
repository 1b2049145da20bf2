import type { member as zh } from '../zh/member.ts'

const names = {
  telephone: 'telefone de contacto',
  area: 'zona',
  address: 'morada',
  language: 'língua das mensagens',
  pickUpPlace: 'local de levantamento do cartão',
  noPromotions: 'SMS promocionais',
}

export const member: typeof zh = {
  held: (reason, hotline) => ({
    subject: 'Os seus serviços de sócio foram suspensos',
    body: `Os seus serviços de sócio foram suspensos pelo seguinte motivo:
${reason}

Se tiver dúvidas, telefone para ${hotline}.`,
  }),
  lifted: (hotline, appeal) => ({
    subject: 'Foi levantada uma suspensão',
    body: `Foi levantada a suspensão dos seus serviços de sócio.${appeal === undefined ? '' : ` Por isso, a sua reclamação (${appeal}) foi encerrada sem decisão.`} Se tiver dúvidas, telefone para ${hotline}.`,
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
  personalChanged: (fields, hotline) => ({
    subject: 'Os seus dados de sócio foram alterados',
    body: `Estes dados de sócio foram alterados ao balcão: ${fields.map((field) => names[field]).join(', ')}. Se não foi você que o pediu, telefone de imediato para ${hotline}.`,
  }),
  lossReported: (hotline) => ({
    subject: 'A perda do seu cartão de sócio foi participada',
    body: `A perda do seu cartão de sócio foi participada ao balcão. O cartão antigo deixou de ser válido e a sua conta foi desligada em todos os dispositivos. O cartão provisório não dá entrada nos campos que reservou: até começarem, pode cancelar essas reservas na sua conta sem perder nada. Se não participou esta perda, telefone de imediato para ${hotline}.`,
  }),
  cardSwapped: (hotline) => ({
    subject: 'Tem um cartão de sócio permanente',
    body: `O seu cartão provisório foi trocado ao balcão por um cartão de sócio permanente. Se não foi você que o pediu, telefone de imediato para ${hotline}.`,
  }),
}
