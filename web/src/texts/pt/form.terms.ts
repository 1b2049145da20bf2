export const termsChanged = 'Os termos de utilização mudaram: é preciso lê-los e aceitá-los primeiro.'
export const typedStaysForTerms =
  'O que preencheu continua nesta página. Leia e aceite os termos num novo separador e depois volte aqui para enviar.'
export const readTermsBeside = 'Ler os termos num novo separador'
