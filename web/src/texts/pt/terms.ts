export const newTerms = 'Os termos de utilização mudaram'
export const meaning = 'Os termos mudaram desde que os aceitou. Leia-os e aceite-os para continuar a usar a conta.'
export const agree = 'Li e aceito'
export const logOut = 'Não aceito: terminar a sessão'
export const instead = 'Não os quer aceitar? Pode ainda pedir uma cópia dos seus dados, ou que sejam apagados:'
export const toData = 'Os meus dados'
export const unmarked = 'Nesta língua o texto não mudou.'
export const tryAgain = 'Tentar de novo'
export const marks = { added: 'Novo:', removed: 'Retirado:' }
export const since = (day: string) => `Alterados em ${day}`
export const changed = (count: number) =>
  count === 1 ? 'Está assinalada uma alteração.' : `Estão assinaladas ${count} alterações.`
