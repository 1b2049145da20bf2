import type { login as zh } from '../zh/login.ts'

export const login: typeof zh = {
  link: (link) => ({
    subject: 'Ligação para iniciar sessão',
    body: `Recebemos um pedido para iniciar sessão na sua conta de sócio. Se foi feito por si, abra esta ligação nos próximos 15 minutos e carregue no botão da página:
${link}

A ligação só serve uma vez. Se não a pediu, ignore esta mensagem e não a reencaminhe: quem tem a ligação pode entrar na sua conta.`,
  }),
  strangersTried: ({ governmentAccount, hotline }) => ({
    subject: 'Tentativas de entrar na sua conta com palavras-passe erradas',
    body: `Hoje alguém tentou muitas vezes entrar na sua conta de sócio com palavras-passe erradas, a partir de lugares onde nunca iniciou sessão. Para proteger a conta, até ao fim do dia não é possível iniciar sessão com a palavra-passe em dispositivos e redes novos.

Pode iniciar sessão como habitualmente num dispositivo que já usou, com um código por SMS ou com a sua ${governmentAccount}. Se estas tentativas foram suas, não precisa de fazer nada. Em caso de dúvida, telefone para ${hotline}.`,
  }),
  passwordChanged: (hotline) => ({
    subject: 'A sua palavra-passe foi alterada',
    body: `A palavra-passe da sua conta de sócio foi alterada e as restantes sessões foram terminadas. Se não fez esta alteração, telefone de imediato para ${hotline}.`,
  }),
}
