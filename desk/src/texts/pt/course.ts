import type {
  CourseActivity,
  CourseCancelReason,
  CourseStage,
  EnrolmentState,
  EnrolmentWay,
  MeetingState,
} from '@palaestra/contract'

export const classes = 'Classes'
export const terms = 'Períodos'
export const toAll = 'Todas as classes'
export const noCourses = 'Não há classes neste período.'
export const noneOfYours = 'Não orienta nenhuma classe neste período.'
export const newTerm = 'Novo período'
export const changeTerm = 'Alterar o período'
export const newCourse = 'Nova classe'
export const changeCourse = 'Alterar a classe'
export const term = (code: string, from: string, until: string) => `Período ${code}: ${from} a ${until}`
export const stages: Record<CourseStage, string> = {
  announced: 'Ainda não abriu',
  renewal: 'Renovação',
  registration: 'Registo',
  draw: 'Registo encerrado',
  sign_up: 'Inscrição por ordem',
  pause: 'Ordem terminada',
  remaining: 'Vagas remanescentes, para todos',
  running: 'A decorrer',
  over: 'Terminado',
}
export const counts = (registered: number, taken: number, places: number) =>
  `${registered} registos · ${taken} de ${places} vagas ocupadas`
export const times = 'Calendário'
export const moments = {
  renewFrom: 'Início da renovação',
  registerFrom: 'Início do registo',
  registerUntil: 'Fim do registo',
  drawAt: 'Sorteio da ordem',
  signUpFrom: 'Primeira vez',
  signUpUntil: 'Fim da ordem',
  remainingFrom: 'Vagas para todos',
}
export const dayOf = (moment: string) => `${moment}: dia`
export const timeOf = (moment: string) => `${moment}: hora`
export const termMeaning =
  'As horas seguem-se umas às outras e são todas anteriores ao primeiro dia. Depois de aberto o registo, já não se alteram.'
export const firstDay = 'Primeiro dia'
export const lastDay = 'Último dia'
export const save = 'Guardar'
export const back = 'Voltar'
export const termSaved = (code: string) => `Período ${code} guardado.`
export const courseSaved = (code: string) => `Classe ${code} guardada.`

export const course = 'Classe'
export const number = 'Número'
export const venue = 'Local'
export const coach = 'Treinador'
export const nobody = 'Por designar'
export const placesTaken = 'Vagas ocupadas'
export const takenOf = (taken: number, places: number) => `${taken} de ${places}`
export const waiting = (many: number) => `(${many} em espera)`
export const nextMeeting = 'Próxima aula'
export const noMeeting = 'Sem aula'
export const closed = 'Encerrada'
export const runs = 'Decorre'
export const forWhom = 'Para'
export const ages = (from: number | null, until: number | null) => {
  if (from !== null && until !== null) return `Dos ${from} aos ${until} anos`
  if (from !== null) return `A partir dos ${from} anos`
  return until === null ? 'Qualquer idade' : `Até aos ${until} anos`
}

export const inZh = 'Nome em chinês'
export const inPt = 'Nome em português'
export const inEn = 'Nome em inglês'
export const activity = 'Modalidade'
export const activities: Record<CourseActivity, string> = {
  aerobics: 'Aeróbica',
  yoga: 'Ioga',
  tai_chi: 'Tai chi',
  dance: 'Dança',
  swimming: 'Natação',
  badminton: 'Badminton',
  table_tennis: 'Ténis de mesa',
  basketball: 'Basquetebol',
  gymnastics: 'Ginástica',
  martial_arts: 'Artes marciais',
}
export const minimumAge = 'Idade mínima'
export const maximumAge = 'Idade máxima'
export const places = 'Vagas'
export const price = 'Preço em patacas'
export const ofProgramme = 'Do programa para todos: aberta ao cartão provisório'
export const follows = 'Continua a classe'
export const followsHint = 'A classe do período anterior cujos alunos podem continuar, por exemplo 2026-1-07.'
export const meetsOn = 'Todas as semanas'
export const weekdays = ['', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']
export const from = 'Das'
export const until = 'Às'
export const day = 'Dia'

export const meetings = 'Aulas'
export const meetingStates: Record<MeetingState, string> = {
  coming: 'Por realizar',
  past: 'Sem registo',
  cancelled: 'Cancelada',
}
export const cancelledBecause = (reason: string) => `Cancelada: ${reason}`
const presences = (many: number) => (many === 1 ? '1 presente' : `${many} presentes`)
export const presentOf = (present: number, noted: number) =>
  `${presences(present)} de ${noted === 1 ? '1 registado' : `${noted} registados`}`
export const move = 'Mudar'
export const newMeeting = 'Nova aula'
export const cancelMeeting = 'Cancelar a aula'
export const everybodyTold = 'Todos os inscritos são avisados.'
export const meetingSaved = 'A aula está guardada.'
export const meetingCancelled = (told: number) =>
  `A aula está cancelada; ${told === 1 ? '1 pessoa avisada' : `${told} pessoas avisadas`}.`
export const reason = 'Motivo'
export const reasons: Record<CourseCancelReason, string> = {
  coach: 'Treinador impedido',
  weather: 'Tempo',
  maintenance: 'Obras no local',
  event: 'Evento',
  too_few: 'Poucas pessoas',
  other: 'Outro',
}

export const people = (many: number) => (many === 1 ? '1 pessoa' : `${many} pessoas`)
export const noPeople = 'Ninguém está nesta classe.'
export const states: Record<EnrolmentState, string> = {
  held: 'Por pagar',
  offered: 'Oferecido',
  enrolled: 'Inscrito',
  lapsed: 'Não pago a tempo',
  withdrawn: 'Desistiu',
  closed: 'Encerrada',
}
export const ways: Record<EnrolmentWay, string> = {
  sign_up: 'na sua vez',
  renewal: 'por renovação',
  remaining: 'vaga remanescente',
  offer: 'da lista de espera',
  desk: 'ao balcão',
}
export const keptUntil = (moment: string) => `Guardado até ${moment}`
export const owes = (amount: string) => `deve ${amount}`
export const absences = (many: number) => (many === 1 ? '1 falta' : `${many} faltas`)
export const enrol = 'Inscrever um sócio'
export const enrolMeaning = 'Pelas mesmas regras de todos, sem vez marcada.'
export const memberNumber = 'Número de sócio'
export const enrolled = (reference: string) => `Inscrito: ${reference}.`
export const enrolledToPay = (reference: string, moment: string) => `${reference}: guardado até ${moment} para pagar.`
export const remove = 'Retirar'
export const removeWhom = (name: string) => `Retirar ${name}?`
export const removed = (name: string, refund: string | undefined) =>
  refund ? `${name} foi retirado; devolvem-se ${refund}.` : `${name} foi retirado.`
export const refund = 'O que se devolve'
export const refunds = {
  full: (amount: string) => `Tudo o que foi pago: ${amount}`,
  none: () => 'Nada',
}
export const memberReads = 'O sócio lê-o.'

export const closeCourse = 'Encerrar a classe'
export const closeWhat = (name: string) => `Encerrar ${name}?`
export const closeMeets = (many: number) =>
  many === 1 ? '1 pessoa tem lugar nela.' : `${many} pessoas têm lugar nela.`
export const closeMeans =
  'Todos os lugares terminam, o que foi pago é devolvido e todos são avisados. Não se pode desfazer.'
export const typeCount = 'Escreva o número de pessoas'
export const notTheCount = (many: number) => `Não é ${many}`
export const closeAndTell = 'Encerrar a classe e avisar todos'
export const courseClosed = (many: number) =>
  `A classe está encerrada; ${many === 1 ? '1 lugar terminou' : `${many} lugares terminaram`}.`

export const attendance = 'Presenças'
export const tooEarly = 'As presenças registam-se a partir de 30 minutos antes da aula.'
export const isThere = 'Presente'
export const isAbsent = 'Faltou'
export const marked = (present: number, absent: number, of: number) =>
  `${presences(present)}, ${absences(absent)}, de ${of}.`
export const notSent = (many: number) => `${many} por enviar: ficam guardadas e são enviadas de novo sozinhas.`
