import type { DrawState, FacilityKind, ValueState } from '@palaestra/contract'
import type { Outcome } from '../../features/ballot/draws.ts'

export const kinds: Record<FacilityKind, string> = {
  badminton: 'Badminton',
  table_tennis: 'Ténis de mesa',
  squash: 'Squash',
  tennis: 'Ténis',
  basketball: 'Basquetebol',
  volleyball: 'Voleibol',
  futsal: 'Futsal',
  football: 'Futebol',
  bowling: 'Bowling',
}
export const title = 'Sorteios de campos'
export const meaning =
  'Os sorteios das horas de maior procura fecham, fazem-se e atribuem-se sozinhos. Onde há um valor público, dois colegas consultam a fonte depois do fecho e escrevem-no, cada um por si: fica assente quando coincidem, e depois já não muda.'
export const none = 'De momento não há sorteios.'
export const ofHours = (kind: string, day: string) => `${kind}, horas de maior procura · ${day}`
export const states: Record<DrawState, string> = {
  open: 'Inscrições abertas',
  closed: 'Fechado, por sortear',
  drawn: 'Sorteado',
}
export const entries = (many: number) => (many === 1 ? '1 inscrição' : `${many} inscrições`)
export const closes = (when: string) => `Fecha em ${when}`
export const drawn = (when: string) => `Sorteio em ${when}`
export const noSource = 'Este sorteio não tem valor público, e a sua página di-lo.'
export const source = 'Fonte do valor público'
export const values: Record<ValueState, string> = {
  none: 'Não há valor público.',
  early: 'Escreve-se depois do fecho das inscrições.',
  wanted: 'Consulte a fonte e escreva o valor público. Até lá não se sorteia.',
  typed: 'Falta que outro colega consulte a fonte e escreva o mesmo valor.',
  settled: 'O valor público está assente.',
}
export const valuesDiffer =
  'Os colegas escreveram valores diferentes. Cada um consulta outra vez a fonte e escreve de novo.'
export const neverCame = 'Nenhum: a página diz que não entrou nenhum valor público.'
export const typedBy = (names: readonly string[]) => `Já escreveram: ${names.join(', ')}`
export const youTyped = (value: string) => `Escreveu: ${value}`
export const youSaidNone = 'Disse que não há valor.'
export const type = 'Escrever o valor público…'
export const typeOf = (reference: string) => `Valor público: ${reference}`
export const typeMeans =
  'Veja a própria fonte, não o que o colega escreveu. Quando dois colegas escrevem o mesmo, fica assente e ninguém o muda.'
export const value = 'Valor público'
export const valueHint = 'Pela ordem da fonte, por exemplo 07 12 19 28 33 41 +5.'
export const typeNow = 'Escrever'
export const outcomes: Record<Outcome, string> = {
  settled: 'O valor público está assente. O sorteio faz-se à sua hora.',
  awaits: 'Ficou anotado. Falta que outro colega o consulte e escreva.',
  differs: 'Ficou anotado, mas difere do que um colega escreveu. Consultem ambos outra vez a fonte.',
}
export const without = 'Sortear sem valor…'
export const withoutOf = (reference: string) => `Sortear sem valor público: ${reference}`
export const withoutMeans =
  'Passou um dia da hora do sorteio e o valor público não veio. Quando dois colegas o disserem, sorteia-se, e a página diz que não houve valor público: a entidade podia saber a ordem com antecedência.'
export const withoutNow = 'Sortear sem valor'
export const withoutOutcomes: Record<Outcome, string> = {
  settled: 'Sorteia-se dentro de um minuto, sem valor público.',
  awaits: 'Ficou anotado. Falta que outro colega diga o mesmo.',
  differs: 'Ficou anotado, mas um colega escreveu um valor.',
}
export const reason = 'Motivo'
export const reasonHint = 'Para o registo de auditoria.'
export const back = 'Voltar'

export const sealBroken = 'O selo não confere'
export const sealBrokenMeans =
  'O segredo do portal mudou, e o deste sorteio já não se pode abrir: não se sorteia. Reponha o segredo anterior ou sele de novo.'
export const sealedAnew = (when: string) => `Selado de novo em ${when}.`
export const seal = 'Selar de novo…'
export const sealOf = (reference: string) => `Selar de novo: ${reference}`
export const sealMeans =
  'As inscrições mantêm-se. O selo anterior, a hora e o motivo ficam na página do sorteio; um valor público já assente deixa de contar.'
export const sourceNeeded =
  'A lista está fechada: indique nas três línguas uma nova fonte do valor público, que agora ninguém possa saber.'
export const sourceOptional =
  'Pode indicar uma nova fonte do valor público, nas três línguas. Em branco, fica como está.'
export const inZh = 'Fonte, em chinês'
export const inPt = 'Fonte, em português'
export const inEn = 'Fonte, em inglês'
export const sealNow = 'Selar de novo'
export const sealed = 'Está selado de novo, e a página di-lo.'

export const opening = (when: string) => `Abertura das reservas em ${when}`
export const inLobby = (entries: number, arrivals: number) => `${entries} no sorteio, ${arrivals} chegaram depois`
export const wasPutOff = 'Adiada'
export const putOffButton = 'Adiar a abertura…'
export const putOffOf = (when: string) => `Adiar a abertura de ${when}`
export const putOffMeans =
  'Quem ainda não teve a sua vez fica para mais tarde, pela mesma ordem; quem já a teve e não reservou pode reservar à nova hora. Até lá ninguém reserva. Quem espera vê a nova hora em segundos.'
export const newTime = 'Nova hora de abertura'
export const newTimeHint = (latest: string) => `Por exemplo 07:45; no máximo ${latest}.`
export const putOffNow = 'Adiar'
export const putOff = (when: string) => `Adiada para ${when}.`
