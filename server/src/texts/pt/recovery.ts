import type { recovery as zh } from '../zh/recovery.ts'

export const recovery: typeof zh = {
  usernameReminder: (username) => ({
    subject: 'O seu nome de utilizador',
    body: `O seu nome de utilizador é ${username}. Se não foi o próprio a pedi-lo, ignore esta mensagem: nada mudou na sua conta.`,
  }),
  memberNumberReminder: (memberNumber) => ({
    subject: 'O seu número de sócio',
    body: `O seu número de sócio é ${memberNumber}. Se não foi o próprio a pedi-lo, ignore esta mensagem: nada mudou na sua conta.`,
  }),
  passwordReset: ({ username, link }) => ({
    subject: 'Definir uma nova palavra-passe',
    body: `Alguém pediu uma nova palavra-passe para o utilizador ${username}.

Se foi o próprio, abra esta ligação nos próximos 60 minutos e escolha a nova palavra-passe:
${link}

A ligação serve uma só vez; se pedir outra, só a mais recente é válida.
Se não foi o próprio, ignore esta mensagem: a sua palavra-passe continua a ser a mesma.`,
  }),
  mobileRecovery: ({ link }) => ({
    subject: 'Mudar o telemóvel perdido',
    body: `Alguém indicou ter perdido o telemóvel da sua conta.

Se foi o próprio, abra esta ligação nas próximas 24 horas e indique o novo número:
${link}

Se não foi o próprio, ignore esta mensagem: nada mudou na sua conta.`,
  }),
  mobileRecoveryBegun: ({ mobileHint, at, link }) => ({
    subject: 'O seu telemóvel vai ser mudado',
    body: `O telemóvel da sua conta passa a ser ${mobileHint} em ${at}. Se não foi o próprio a pedi-lo, abra antes esta ligação para o impedir: ${link}`,
  }),
  mobileRecoveryStopped: (hotline) => ({
    subject: 'Mudança de telemóvel impedida',
    body: `O pedido para mudar o telemóvel da sua conta foi impedido e o número continua a ser o mesmo. Se não foi o próprio a impedi-lo, telefone para ${hotline}.`,
  }),
  mobileRecoveryOvertaken: (body) => `${body} O pedido pendente para mudar o telemóvel foi também impedido.`,
  mobileRecoveryFailed: (hotline) => ({
    subject: 'O telemóvel não foi mudado',
    body: `O novo número já é usado por outro sócio, e o seu continua a ser o mesmo. Em caso de dúvida, telefone para ${hotline}.`,
  }),
}
