import { settings } from '../../settings.ts'

export const drawnAt = (moment: string) => `A sua hora de inscrição é sorteada em ${moment}. Aparecerá aqui.`
export const turnAt = (moment: string) => `A sua hora de inscrição: ${moment}`
export const turnNow = 'Chegou a sua vez de se inscrever'
export const until = (moment: string) => `Pode inscrever-se até ${moment}.`
export const rank = (rank: number) => `Número ${rank} no sorteio.`
export const afterwards = (most: number, remaining: string) =>
  `Na sua vez pode inscrever-se em ${most} classes; a partir de ${remaining}, nas vagas que sobrarem.`
export const howDrawn = 'Como foi sorteado?'
export const toRenew = 'Pode continuar numa classe em que está'
export const temporaryCard = `Com o cartão provisório pode inscrever-se nas classes assinaladas «${settings.product}».`
export const registered = 'Está registado para o sorteio.'
export const yourCode = 'O seu código no sorteio:'
export const register = 'Registar-me para o sorteio'
export const leaveDraw = 'Anular o registo'

export const yours = 'Já tem lugar nesta classe.'
export const toMine = 'Ver as minhas classes'
export const offered = 'Há um lugar nesta classe guardado para si.'
export const toAnswer = 'Responder'
export const mayRenew = (until: string) => `Pode continuar nesta classe: até ${until}.`
export const renew = (amount: string) => `Continuar nesta classe (${amount})`
export const signUp = (amount: string) => `Inscrever-me (${amount})`
export const signUpFrom = (moment: string) => `Inscrição a partir de ${moment}`
export const notAnyMore = 'Já não se pode inscrever.'
export const onlyProgramme = `O cartão provisório não dá acesso a esta classe, só às classes «${settings.product}».`
export const isFull = 'Esta classe está completa. Quando vaga um lugar, quem espera é perguntado por ordem.'
export const join = 'Entrar na lista de espera'
export const leave = 'Sair da lista de espera'
export const place = (place: number) => `É o número ${place} na lista.`
export const payNext = 'O lugar fica guardado até à hora de pagamento, que verá a seguir.'
