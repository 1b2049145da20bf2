export const title = 'Início de sessão do pessoal'
export const username = 'Nome de utilizador'
export const password = 'Palavra-passe'
export const logIn = 'Iniciar sessão'
