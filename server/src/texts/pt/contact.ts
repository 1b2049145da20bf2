import type { contact as zh } from '../zh/contact.ts'

export const contact: typeof zh = {
  mobileChanged: (mobileHint, hotline) => ({
    subject: 'O seu número de telemóvel foi alterado',
    body: `O número de telemóvel da sua conta de sócio é agora ${mobileHint}. Se não fez esta alteração, telefone de imediato para ${hotline}.`,
  }),
  mobileConfirmed: (mobileHint, hotline) => ({
    subject: 'O seu número de telemóvel foi confirmado',
    body: `O número de telemóvel ${mobileHint} da sua conta de sócio foi confirmado e já pode ser usado para iniciar sessão. Se não fez esta confirmação, telefone de imediato para ${hotline}.`,
  }),
  confirmNewEmail: (link) => ({
    subject: 'Confirme o seu novo e-mail',
    body: `Recebemos um pedido para usar este e-mail numa conta de sócio.

Se fez este pedido, abra esta ligação nas próximas 24 horas e confirme:
${link}

Até lá, nada muda na conta. Se não fez este pedido, ignore esta mensagem e não abra a ligação.`,
  }),
  emailWanted: (hotline) => ({
    subject: 'Tentativa de utilizar o seu e-mail',
    body: `Recebemos um pedido para usar o seu e-mail noutra conta de sócio. O e-mail pertence à sua conta, por isso nada mudou.

Não precisa de fazer nada. Em caso de dúvida, telefone para ${hotline}.`,
  }),
  emailChangeAsked: (emailHint, hotline) => ({
    subject: 'Pedido de alteração do seu e-mail',
    body: `Recebemos um pedido para alterar o e-mail da sua conta de sócio para ${emailHint}. Só muda depois de confirmado por uma ligação enviada para esse endereço. Se não fez este pedido, altere já a palavra-passe e telefone para ${hotline}.`,
  }),
  emailChanged: (emailHint, hotline) => ({
    subject: 'O seu e-mail foi alterado',
    body: `O e-mail da sua conta de sócio é agora ${emailHint}. Se não fez esta alteração, telefone de imediato para ${hotline}.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Confirme o seu e-mail',
    body: `Abra esta ligação nas próximas 24 horas para confirmar que este é o e-mail da sua conta de sócio:
${link}

Se não fez este pedido, ignore esta mensagem.`,
  }),
}
