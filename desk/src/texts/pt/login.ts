export const title = 'Início de sessão do pessoal'
export const username = 'Nome de utilizador'
export const password = 'Palavra-passe'
export const logIn = 'Iniciar sessão'

export const codeTitle = 'Segundo passo'
export const codeMeaning =
  'Introduza o código de seis algarismos da aplicação de autenticação ou um dos códigos de recuperação. Se perdeu ambos, peça ajuda a um colega, que lhe dirá um código.'
export const code = 'Código'
export const goOn = 'Continuar'
export const startAgain = 'Recomeçar'
