import type { BallotStatement, FacilityKind, StruckReason } from '@palaestra/contract'
import type { Entry, Place } from '../../features/ballot/ballots.ts'
import { settings } from '../../settings.ts'

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
export const what =
  'As horas de maior procura de alguns campos são atribuídas por sorteio. Inscreva-se com até três escolhas: não importa quando o faz. Qualquer pessoa pode conferir o sorteio.'
export const none = 'De momento não há sorteios.'
export const notRead = 'Não foi possível ler os dados.'
export const tryAgain = 'Tentar de novo'
export const all = 'Ver todos os sorteios'
/** The kind of court and the day. */
export const ofHours = (kind: string, day: string) => `${kind}, horas de maior procura · ${day}`
/** Of the turns of an opening. */
export const ofTurns = (day: string) => `Ordem na abertura das reservas · ${day}`
export const entrants = (entries: number) => `${entries} participantes`
export const counts = (entries: number, places: number) =>
  `${entries} ${entries === 1 ? 'inscrição' : 'inscrições'} · ${places} ${places === 1 ? 'hora' : 'horas'}`
export const lists = { open: 'Inscrições abertas', closed: 'Fechados, por sortear', drawn: 'Sorteados' }
export const closesOn = (moment: string) => `fecha em ${moment}`
export const drawsOn = (moment: string) => `sorteio em ${moment}`
export const standing = ({ rank, won, booking }: Pick<Entry, 'rank' | 'won' | 'booking'>) => {
  if (rank === null) return 'Está inscrito'
  if (won === null) return `Número ${rank}: não foi desta vez`
  return booking?.state === 'held' ? 'Foi sorteado: pague hoje' : 'Foi sorteado'
}
export const moments = {
  opens: 'Abertura das inscrições',
  closes: 'Fecho das inscrições',
  draws: 'Sorteio',
  pay: 'Prazo de pagamento',
}

export const places = 'Horas a sortear'
export const rangeOf = (from: string, until: string) => `Das ${from} às ${until}`
export const placeSaid = ({ venue, court, from }: Place) => `${venue}, ${court}, ${from}`
/** In avos. */
export const pricesSaid = ({ adult, minor, senior }: { adult: number; minor: number; senior: number }) =>
  `Uma hora: adultos MOP ${adult / 100}, menores de 18 anos MOP ${minor / 100}, 65 anos ou mais MOP ${senior / 100}`
export const chooseUpTo = 'Escolha até três'
export const onlyOne = 'Recebe no máximo uma: na sua vez, a primeira da sua ordem que ainda esteja livre.'
export const chooseHow = 'Prima os campos que prefere.'
export const logInToEnter = 'Inicie sessão para se inscrever.'
export const logIn = 'Iniciar sessão'
export const youAreIn = 'Está inscrito neste sorteio.'
export const yourCode = 'O seu código'
export const entered = 'Está inscrito. O seu código está indicado.'
export const enter = 'Inscrever-me no sorteio'
export const change = 'Guardar estas escolhas'
export const leave = 'Desistir do sorteio'
export const full = 'Já escolheu três. Retire uma primeiro.'
export const added = (place: number, what: string) => `${place}.ª escolha: ${what}.`
export const removed = (what: string) => `${what}: retirada.`
export const preferThis = (what: string) => `Subir ${what} na ordem`
export const removeThis = (what: string) => `Retirar ${what}`
export const goneSlot = 'Uma hora que já não está disponível'
export const how = 'Como se faz o sorteio'
export const howItIsDrawn = [
  'O lugar de cada inscrito é tirado à sorte. Quando e onde se inscreveu não faz diferença.',
  'Por esta ordem, cada pessoa recebe a primeira das suas escolhas que ainda esteja livre.',
  'O segredo do sorteio fica selado antes da primeira inscrição (ver abaixo) e é publicado depois do sorteio.',
  'No fecho é publicada a lista de códigos, e o seu resumo criptográfico é enviado a todos os que nela estão.',
]
export const howTurnsAreDrawn = (perSecond: number) =>
  `A vez de cada um é calculada a partir do segredo e do seu código, ${perSecond} por segundo. Não importa quando se entrou nem a rapidez da ligação.`
export const withValue = (source: string) =>
  `No sorteio entra um valor público que ninguém pode saber antes: ${source}.`
export const withoutValue =
  'Este sorteio não tem valor público: a entidade podia saber a ordem com antecedência. Não a podia alterar depois.'
export const seal = 'Selo do segredo'
/** Of a draw that was sealed anew. */
export const sealedAnew = (moment: string) =>
  `O sorteio foi selado de novo em ${moment}: o segredo do portal mudou, e o que estava selado já não se podia abrir. As inscrições mantêm-se.`
export const sealedKnowing =
  'Nessa altura a lista já estava fechada e não há valor público: a entidade podia ter escolhido a ordem.'
export const sealedWithNewSource =
  'Nessa altura a lista já estava fechada; por isso entra um valor público que então ninguém conhecia.'
export const sealOfBefore = 'Selo anterior'
export const sealedOn = (moment: string) => `O segredo é o que foi selado de novo em ${moment}.`

export const listClosed = 'As inscrições fecharam'
export const closedMeans = 'A lista está publicada e já não muda. O resultado é calculado na hora do sorteio.'
export const valueNeverCame =
  'O valor público deste sorteio não chegou a vir, e não entrou nenhum: a entidade podia saber a ordem com antecedência. Não a podia alterar depois.'
/** The value, where it has come; empty where it never did. */
export const valueSaid = (value: string | null, source: string) => {
  if (value === null) return `O sorteio espera pelo valor público: ${source}.`
  return value === '' ? valueNeverCame : `Valor público: ${value} (${source})`
}
export const valueFrom = (source: string) => `Fonte: ${source}. Compare com ela.`
export const listHash = 'Resumo criptográfico da lista'
export const listFile = 'Descarregar a lista'

export const won = (rank: number, what: string) => `Número ${rank}: foi sorteado para ${what}.`
export const choiceNumber = (place: number) => `Era a sua ${place}.ª escolha.`
export const notWon = (rank: number) =>
  `Número ${rank}: o que escolheu coube a pessoas com um lugar antes do seu. As horas que sobram abrem a todos sete dias antes.`
export const payBy = (moment: string) => `Pague até ${moment}; depois disso fica para outras pessoas.`
export const toPay = 'Ir para o pagamento'
export const toBooking = 'Ver a reserva'
export const struck: Record<StruckReason, string> = {
  closed: 'Não foi possível reservar: não podia reservar campos.',
  quota: 'Não foi possível reservar: o seu limite estava esgotado.',
  gone: 'Não foi possível reservar: a hora já não está disponível.',
}

export const reckoned = 'Recalculado no seu navegador'
export const allHold = 'As cinco afirmações confirmam-se.'
export const someFail = (many: number) =>
  many === 1 ? 'Uma afirmação não se confirma.' : `${many} afirmações não se confirmam.`
export const byThisBrowser = (seconds: number) =>
  `Calculado aqui mesmo em ${seconds.toFixed(1).replace('.', ',')} segundos, a partir do que foi publicado.`
export const statements: Record<BallotStatement, { name: string; means: string }> = {
  secret: { name: 'O selo confere', means: 'O segredo é o que foi selado antes da primeira inscrição.' },
  seed: { name: 'A semente confere', means: 'É feita do segredo e do valor público.' },
  codes: { name: 'Ninguém conta duas vezes', means: 'Cada código está na lista uma só vez.' },
  list: { name: 'A lista não foi alterada', means: 'O seu resumo é o que foi enviado a todos no fecho.' },
  results: { name: 'Os resultados conferem', means: 'Os lugares e os campos são os que resultam da semente.' },
}
export const holdsSaid = 'confirma-se'
export const failsSaid = 'não se confirma'
export const expectedAndFound = (expected: string, found: string) => `Esperado ${expected}, publicado ${found}.`
export const tellUs = 'Guarde o ficheiro e avise-nos.'
export const fileNotRead = 'Não foi possível ler o ficheiro do sorteio.'
export const findCode = 'Procurar o meu código'
export const code = 'Código'
export const codeUnknown = 'Este código não está na lista.'
export const codeWon = (rank: number, what: string) => `Número ${rank}: ${what}.`
export const codeNotWon = (rank: number) => `Número ${rank}: nenhum campo.`
export const publicValue = 'Valor público'
export const file = 'Descarregar o sorteio'
export const script = 'Descarregar o programa'
export const list = 'A lista'
export const codesAlone = 'Só códigos, sem nomes. As escolhas são números de horas.'
export const rank = 'Número'
export const wishes = 'Escolhas'
export const gets = 'Resultado'
export const nothing = '–'
export const showAll = (many: number) => `Mostrar todos (${many})`

export const turn = 'Vez'
export const codeTurn = (time: string) => `A vez: ${time}`
/** A turn by the clocks of the authority. */
export const turnAt = (moment: number) =>
  new Intl.DateTimeFormat('pt-PT', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 2 as const },
    ...{ hourCycle: 'h23', timeZone: settings.timeZone },
  }).format(moment)
export const putOff = (from: string, to: string) =>
  `A abertura foi adiada: quem às ${from} ainda não tinha tido a sua vez passou, pela mesma ordem, para as ${to} em diante.`
export const listOfTurns = 'O resumo da lista é o que foi publicado.'
