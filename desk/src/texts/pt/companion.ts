export const title = 'Acompanhantes'
export const kinds = {
  own: { child: 'Criança acompanhada', player: 'Jogador', collector: 'Pode levantar a reserva' },
  of_other: {
    child: 'Criança acompanhada de',
    player: 'Jogador de',
    collector: 'Pode levantar a reserva de',
  },
}
export const relations = {
  guardian: 'pai, mãe ou tutor',
  grandparent: 'avô ou avó',
  relative: 'outro familiar',
  friend: 'pessoa amiga da família',
  carer: 'pessoa que cuida da criança',
}
export const states = {
  waiting: 'à espera de resposta',
  declined: 'recusado (quem pediu não é informado)',
  confirmed: 'aceite',
  ended: 'nunca aceite',
}
export const asked = (at: string) => `pedido em ${at}`
export const confirmed = (at: string) => `aceite em ${at}`
export const ended = (at: string, why: string) => `terminado em ${at} (${why})`
export const endedBecause = {
  owner: 'retirado pelo titular da lista',
  person: 'a outra parte saiu',
  lapsed: 'sem resposta dentro do prazo',
  of_age: 'fez 13 anos',
  guardian_ended: 'deixou de ser tutor',
  staff: 'terminado pelos serviços',
}
export const end = 'Terminar o registo'
export const endOf = (who: string) => `Terminar o registo: ${who}`
export const endWhat = (who: string) => `O registo com ${who} termina. Se estava aceite, ambas as partes são avisadas.`
export const done = 'O registo terminou.'
export const reason = 'Motivo'
export const reasonHint = 'Fica para sempre no registo de auditoria. Não escreva dados pessoais.'
export const cancel = 'Cancelar'
