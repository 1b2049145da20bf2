export const code = 'Código QR do cartão de sócio'
export const codeComing = 'A preparar o código QR…'
export const codeNotRead = 'Não foi possível obter o código QR.'
export const codeHint = 'Aumente o brilho do ecrã e mostre-o ao pessoal ou ao leitor.'
export const codeRenewed = (seconds: number) => `Novo código dentro de ${seconds} s`
export const toCard = 'Abrir o cartão de sócio'
