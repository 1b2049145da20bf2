import type { contact as zh } from '../zh/contact.ts'

export const contact: typeof zh = {
  mobileChanged: (mobileHint, hotline) => ({
    subject: 'O seu telemóvel foi mudado',
    body: `O telemóvel da sua conta de sócio passou a ser ${mobileHint}. Se não foi o próprio a mudá-lo, telefone de imediato para ${hotline}.`,
  }),
  mobileConfirmed: (mobileHint, hotline) => ({
    subject: 'O seu telemóvel foi confirmado',
    body: `O telemóvel ${mobileHint} da sua conta de sócio foi confirmado e serve agora para iniciar sessão. Se não foi o próprio a confirmá-lo, telefone de imediato para ${hotline}.`,
  }),
  confirmNewEmail: ({ link, portal }) => ({
    subject: 'Confirme o seu novo e-mail',
    body: `Alguém pediu que este endereço passasse a ser o de uma conta de sócio em «${portal}».

Se foi o próprio a pedi-lo, abra esta ligação nas próximas 24 horas e confirme:
${link}

Até lá, nada muda na conta. Se não foi o próprio, ignore esta mensagem e não abra a ligação.`,
  }),
  emailWanted: {
    subject: 'Alguém quis usar o seu e-mail',
    body: `Alguém pediu que o seu endereço passasse a ser o de outra conta de sócio. O endereço pertence à sua conta, por isso nada mudou.

Não precisa de fazer nada; se ficou com dúvidas, telefone para a linha de apoio.`,
  },
  emailChangeAsked: (emailHint, hotline) => ({
    subject: 'Pedido de alteração do seu e-mail',
    body: `Foi pedido que o e-mail da sua conta de sócio passe a ser ${emailHint}. Só muda depois de confirmado por uma ligação enviada para esse endereço. Se não foi o próprio a pedi-lo, altere já a palavra-passe e telefone para ${hotline}.`,
  }),
  emailChanged: (emailHint, hotline) => ({
    subject: 'O seu e-mail foi alterado',
    body: `O e-mail da sua conta de sócio passou a ser ${emailHint}. Se não foi o próprio a mudá-lo, telefone de imediato para ${hotline}.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Confirme o seu e-mail',
    body: `Abra esta ligação nas próximas 24 horas para confirmar que este é o e-mail da sua conta de sócio:
${link}

Se não foi o próprio a pedi-la, ignore esta mensagem.`,
  }),
}
