export const states = {
  not_requested: 'Não pedido.',
  pending: 'À espera de autorização.',
  authorised: 'Autorizado.',
  declined: 'Não autorizado.',
  withdrawn: 'Autorização retirada.',
}
export const statesWhat = {
  not_requested:
    'Para alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online precisa da autorização do pai, da mãe ou do tutor.',
  pending:
    'Até o pai, a mãe ou o tutor decidir, não pode alugar recintos, comprar bilhetes de piscina nem inscrever-se em classes online.',
  authorised: 'Pode alugar recintos, comprar bilhetes de piscina e inscrever-se em classes online.',
  declined: 'O pai, a mãe ou o tutor não autorizou. Pode pedir de novo.',
  withdrawn: 'O pai, a mãe ou o tutor retirou a autorização. Pode pedir de novo.',
}
export const askGuardian = 'Pedir a autorização'
export const askAgain = 'Enviar outra vez o e-mail'
export const guardianAsked = 'O e-mail seguiu para o seu pai, mãe ou tutor; a ligação é válida durante 72 horas.'
export const guardianNoMember =
  'O seu pai, mãe ou tutor ainda não é sócio e precisa de uma conta de sócio para autorizar.'
export const letterComes = 'Assim que a activar, enviamos-lhe o e-mail.'
export const thenAsk = 'Depois de a activar, pode pedir aqui a autorização.'
export const guardianRegisters = 'O pai, a mãe ou o tutor regista-se aqui'
