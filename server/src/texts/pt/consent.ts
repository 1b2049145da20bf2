import type { PaymentDecision, consent as zh } from '../zh/consent.ts'

const decided: Record<PaymentDecision, { subject: string; body: string }> = {
  authorised: {
    subject: 'Pagamento online autorizado',
    body: 'O seu pai, a sua mãe ou o seu tutor autorizou o pagamento online. A partir de agora pode alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online.',
  },
  declined: {
    subject: 'O seu pai, mãe ou tutor não autorizou o pagamento online',
    body: 'O seu pai, a sua mãe ou o seu tutor não autorizou o pagamento online. Continua a ser sócio. Se precisar, pode voltar a pedi-lo na sua conta.',
  },
  withdrawn: {
    subject: 'Autorização do pagamento online retirada',
    body: 'O seu pai, a sua mãe ou o seu tutor retirou a autorização do pagamento online, com efeito imediato. As reservas já confirmadas mantêm-se e continua a ser sócio. Se precisar, pode voltar a pedi-lo na sua conta.',
  },
}

const others: Record<PaymentDecision, { subject: string; did: string }> = {
  authorised: { subject: 'Outro pai, mãe ou tutor autorizou o pagamento online', did: 'autorizou o pagamento online' },
  declined: {
    subject: 'Outro pai, mãe ou tutor não autorizou o pagamento online',
    did: 'não autorizou o pagamento online',
  },
  withdrawn: {
    subject: 'Outro pai, mãe ou tutor retirou a autorização do pagamento online',
    did: 'retirou a autorização do pagamento online',
  },
}

export const consent: typeof zh = {
  paymentAsked: ({ name, link }) => ({
    subject: 'Decida se autoriza o pagamento online',
    body: `${name} gostaria de usar o pagamento online, para alugar recintos, comprar bilhetes de piscina e inscrever-se em classes. Quem tem menos de 18 anos precisa da autorização do pai, da mãe ou do tutor.

Abra esta ligação nas próximas 72 horas, inicie sessão na sua conta de sócio e decida:
${link}

A ligação só serve uma vez e só na sua conta. Se já não for válida, pode ainda decidir na sua conta.
Se não é pai, mãe nem tutor de ${name}, ignore esta mensagem.`,
  }),
  paymentAskedInAccount: ({ name }) => ({
    subject: 'Decida se autoriza o pagamento online',
    body: `${name} gostaria de usar o pagamento online, para alugar recintos, comprar bilhetes de piscina e inscrever-se em classes. Quem tem menos de 18 anos precisa da autorização do pai, da mãe ou do tutor. Decida na sua conta.`,
  }),
  paymentDecided: (decision) => decided[decision],
  otherDecided: ({ name, decision }) => ({
    subject: others[decision].subject,
    body: `Outro pai, mãe ou tutor de ${name} ${others[decision].did}. Pode alterar a decisão na sua conta a qualquer momento, com efeito imediato.`,
  }),
}
