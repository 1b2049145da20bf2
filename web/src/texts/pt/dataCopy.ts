export const notRead = 'Não foi possível ler os dados.'
export const tryAgain = 'Tentar de novo'
export const copy = 'Descarregar tudo o que temos sobre si'
export const copyMeans =
  'Pode pedir uma cópia de tudo o que temos sobre si: dados de sócio, cópias de documentos e fotografias, pedidos, visitas e pontos, avisos, entradas na conta e consultas feitas pelo pessoal. É um ficheiro ZIP, com uma página para ler e um ficheiro para computador.'
export const copyTakes = (days: number) =>
  `Costuma ficar pronta em poucos minutos, e avisamos quando estiver. Para a pedir e para a descarregar, confirma a sua identidade. Guardamos a cópia durante ${days} dias e depois apagamo-la.`
export const whom = 'Dados de quem'
export const myself = 'Os meus'
export const mine = 'os meus dados'
export const ask = 'Pedir uma cópia'
export const askFor = (name: string) => `Pedir uma cópia dos dados de ${name}`
export const askedFor = 'Recebemos o seu pedido. Avisamos quando a cópia estiver pronta.'
export const copyOf = (name: string) => `Cópia: ${name}`
export const asked = (moment: string) => `Pedida em ${moment}`
export const making = 'Em preparação. Aparece aqui quando estiver pronta.'
export const ready = (moment: string, kilobytes: number) =>
  `Pode descarregá-la até ${moment}. Tamanho: ${kilobytes} kB.`
export const fetched = (moment: string) => `Descarregada em ${moment}`
export const download = 'Descarregar'
export const downloadOf = (name: string) => `Descarregar: ${name}`
export const discard = 'Apagar esta cópia'
export const discardOf = (name: string) => `Apagar esta cópia: ${name}`
export const saved = 'A transferência começou. Guarde bem o ficheiro: contém tudo o que temos.'
export const discarded = 'A cópia foi apagada.'
