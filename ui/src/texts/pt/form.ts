export const thereIsAProblem = 'Corrija o seguinte'
/** Told to screen readers when a complaint is gone. */
export const mended = (labels: string) => `Corrigido: ${labels}`
export const and = ', '
/** After the sentence of a fault. */
export const keptHere = '. O que preencheu mantém-se.'
export const optional = ' (facultativo)'
export const choose = 'Escolha'
export const show = 'Mostrar'
export const hide = 'Ocultar'
export const showPassword = 'Mostrar a palavra-passe'
export const dayHint = 'aaaa-mm-dd, por exemplo 1990-03-15'
export const mobileHint = '8 algarismos, a começar por 6'
export const codeHint = '6 algarismos, válido durante 5 minutos'
export const sendCode = { unsent: 'Enviar código', sending: 'A enviar…', sent: 'Enviar de novo' }
export const sendAgainIn = (seconds: number) => `Novo código em ${seconds} s`
/** A time by the clock, of today or of tomorrow. */
type Clock = { time: string; tomorrow: boolean }
const clock = ({ time, tomorrow }: Clock) => (tomorrow ? `amanhã, depois das ${time}` : `depois das ${time}`)
export const sendAgainAt = (at: Clock) => `Novo código ${clock(at)}`
export const sendAgainLater = 'Hoje já não há novos códigos'
export const codeSent = (seconds: number) => `O código foi enviado. Pode pedir outro dentro de ${seconds} segundos.`
export const codeSentUntil = (at: Clock) => `O código foi enviado. Pode pedir outro ${clock(at)}.`
export const codeSentLast = `O código foi enviado. ${sendAgainLater}.`
export const codeMayBeSent = 'Já pode pedir um novo código.'
export const choosePicture = 'Escolher imagem'
export const replacePicture = 'Substituir imagem'
export const orDrop = 'ou arraste o ficheiro para aqui'
export const uploading = (percent: number) => `A carregar: ${percent}%`
export const uploaded = 'Carregado'
export const pictureOf = (label: string) => `Imagem escolhida: ${label}`
export const check = {
  running: 'Verificação de segurança em curso…',
  done: 'Verificação de segurança concluída',
  failed: 'A verificação de segurança não terminou; repete-se ao enviar',
}

export const aboutField = (label: string, sentence: string) => `${label}: ${sentence}`
