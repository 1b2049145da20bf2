export const guardians = 'Pais e tutores'
export const nobody = 'Ninguém registado. Um menor de 18 anos sem pai, mãe ou tutor tem os serviços suspensos.'
export const noMember = 'não é sócio'
export const relations = { parent: 'Pai ou mãe', guardian: 'Tutor', either: 'Pai, mãe ou tutor' }
export const enteredBy = {
  application: 'pedido de inscrição',
  family: 'registo pela família',
  counter: 'registo ao balcão',
}
export const papers = {
  birth_certificate: 'certidão de nascimento',
  court_order: 'decisão judicial',
  other: 'outro documento',
}
export const since = (at: string) => `desde ${at}`
export const waits = 'aguarda a confirmação de outro colega'
export const faceShown = 'verificação facial feita'
export const faceNotShown = 'sem verificação facial'
export const ended = (at: string, why: string) => `até ${at} (${why})`
export const endedBecause = {
  of_age: 'fez 18 anos',
  staff: 'terminado pelos serviços',
  not_confirmed: 'não confirmado',
}
export const said = 'Decisões sobre o pagamento online'
export const states = {
  not_requested: 'não pedido',
  pending: 'autorização pedida',
  authorised: 'autorizado',
  declined: 'não autorizado',
  withdrawn: 'autorização retirada',
}
export const proofs = {
  application: 'pedido de inscrição',
  link: 'pela ligação do e-mail',
  session: 'na conta',
  asked: 'a pedido do sócio',
  counter: 'balcão',
  guardian_ended: 'terminou o registo de quem autorizou',
}
export const enterWhat =
  'A pessoa tem de estar presente. Confirme o documento de identificação e o que prova a relação. O sócio e a pessoa são avisados.'
export const acts = { enter: 'Registar pai, mãe ou tutor', confirm: 'Confirmar o registo', end: 'Terminar o registo' }
export const actWhat = {
  confirm: (who: string) => `Confirma ${who} como pai, mãe ou tutor deste sócio? Veja de novo os documentos.`,
  end: (who: string) =>
    `${who} deixa de poder decidir por este sócio; se a autorização do pagamento online era desta pessoa, termina também. Ambos são avisados.`,
}
export const done = {
  enter: 'Registado; ambos foram avisados.',
  confirm: 'Confirmado; ambos foram avisados.',
  end: 'O registo terminou.',
}
export const proposed = 'Enviado: outro colega tem de confirmar.'
export const idNumber = 'Número do documento do pai, da mãe ou do tutor'
export const birthDate = 'Data de nascimento do pai, da mãe ou do tutor'
export const gender = 'Sexo do pai, da mãe ou do tutor'
export const genders = { male: 'Masculino', female: 'Feminino' }
export const relation = 'Relação com o sócio'
export const papersWhich = 'Documento que prova a relação'
export const papersSeen = 'A pessoa está presente, e vi o documento de identificação e o documento acima'
export const reason = 'Motivo'
export const reasonHint = 'Fica no registo de auditoria'
export const cancel = 'Cancelar'
