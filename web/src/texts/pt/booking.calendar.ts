export const title = 'As reservas no seu calendário'
export const whatFor =
  'Pode ver as suas reservas, com hora e local, no calendário do telemóvel ou do computador, sempre actualizadas. Damos-lhe um endereço privado, que junta no programa de calendário em «Subscrever calendário».'
export const careful = 'Quem tiver este endereço vê quando e onde joga. Não o dê a ninguém.'
export const make = 'Criar um endereço privado'
export const makeAnew = 'Criar um endereço novo'
export const anewMeans =
  'Se perdeu o endereço, ou receia que alguém o conheça, crie um novo: o anterior deixa logo de funcionar.'
export const end = 'Terminar o endereço'
/** Moments. */
export const madeAt = (moment: string) => `O endereço privado foi criado em ${moment}.`
export const readAt = (moment: string) => `Um programa de calendário leu-o pela última vez por volta de ${moment}.`
export const notRead = 'Ainda nenhum programa de calendário o leu.'
export const address = 'Endereço privado'
export const once = 'Copie-o agora: só é mostrado esta vez.'
export const copy = 'Copiar'
export const copied = 'Endereço copiado.'
export const copyYourself = 'O endereço está seleccionado: copie-o.'
export const open = 'Abrir no calendário'
export const ended = 'O endereço deixou de funcionar. Pode retirar este calendário do seu programa.'
export const notLoaded = 'Não foi possível carregar o seu calendário.'
