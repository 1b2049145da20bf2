import type { login as zh } from '../zh/login.ts'

export const login: typeof zh = {
  link: (link) => ({
    subject: 'Ligação para iniciar sessão',
    body: `Recebemos um pedido para iniciar sessão na sua conta de sócio. Se foi feito por si, abra esta ligação nos próximos 15 minutos e carregue no botão da página:
${link}

A ligação só serve uma vez. Se não a pediu, ignore esta mensagem e não a reencaminhe: quem tem a ligação pode entrar na sua conta.`,
  }),
  passwordChanged: (hotline) => ({
    subject: 'A sua palavra-passe foi alterada',
    body: `A palavra-passe da sua conta de sócio foi alterada e as restantes sessões foram terminadas. Se não fez esta alteração, telefone de imediato para ${hotline}.`,
  }),
}
