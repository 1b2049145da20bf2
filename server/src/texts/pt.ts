import { contact } from './pt/contact.ts'
import { government } from './pt/government.ts'
import { guardian } from './pt/guardian.ts'
import { recovery } from './pt/recovery.ts'
import { registration } from './pt/registration.ts'
import { session } from './pt/session.ts'
import type { CodePurpose, zh } from './zh.ts'

const codeFor: Record<CodePurpose, string> = {
  login: 'iniciar sessão',
  proof: 'confirmar a identidade',
  register: 'o registo',
  activate: 'activar a conta online',
  correct: 'corrigir o pedido',
  change_mobile: 'mudar de telemóvel',
  confirm_mobile: 'confirmar o telemóvel',
  reset_password: 'definir uma nova palavra-passe',
}

export const pt: typeof zh = {
  ...recovery,
  ...registration,
  ...contact,
  ...session,
  ...government,
  ...guardian,
  code: (code, purpose) => ({
    subject: `Código para ${codeFor[purpose]}`,
    body: `${code} é o seu código para ${codeFor[purpose]}, válido por 5 minutos. Não o diga a ninguém; o nosso pessoal nunca o pede.`,
  }),
  activation: ({ username, memberNumber, link }) => ({
    subject: 'Pedido aprovado: active a sua conta online',
    body: `O seu pedido de sócio foi aprovado.

Número de sócio: ${memberNumber}
Nome de utilizador: ${username}

Abra esta ligação nas próximas 24 horas, escolha a palavra-passe e active a conta online:
${link}

Se a ligação já não for válida, pode pedir outra na mesma página.`,
  }),
  loginLink: (link) => ({
    subject: 'Ligação para iniciar sessão',
    body: `Alguém, esperamos que tenha sido você, pediu para iniciar sessão na sua conta de sócio. Abra esta ligação nos próximos 15 minutos e carregue no botão da página:
${link}

A ligação só serve uma vez. Se não a pediu, ignore esta mensagem e não a reencaminhe: quem tem a ligação pode entrar na sua conta.`,
  }),
  passwordChanged: (hotline) => ({
    subject: 'A sua palavra-passe foi alterada',
    body: `A palavra-passe da sua conta de sócio foi alterada e as restantes sessões foram terminadas. Se não foi o próprio a alterá-la, ligue de imediato para ${hotline}.`,
  }),
  temporaryCard: ({ name, memberNumber, validUntil, permanentFrom, product }) => ({
    subject: 'Cartão de sócio provisório',
    body: `A perda do cartão do sócio n.º ${memberNumber} foi participada e os dados do cartão antigo foram eliminados.

Este é o seu cartão provisório:

Nome: ${name}
Número de sócio: ${memberNumber}
Válido até: ${validUntil}

Serve apenas para a inscrição nas classes de recreação do ${product}. O código QR vê-se na sua conta online. Pode trocar o cartão provisório pelo cartão definitivo a partir de ${permanentFrom}.

Se não foi o próprio a participar a perda, telefone de imediato para a linha de apoio.`,
  }),
}
