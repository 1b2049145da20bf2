export const title = 'Início de sessão do pessoal'
export const username = 'Nome de utilizador'
export const password = 'Palavra-passe'
export const logIn = 'Iniciar sessão'

export const codeTitle = 'Segundo passo'
export const codeMeaning =
  'Introduza o código de seis algarismos da aplicação de autenticação ou um dos códigos de recuperação. Se não tem nenhum deles, peça ajuda a um colega, que lhe dirá um código.'
export const code = 'Código'
export const byPasskey = 'Usar a chave de acesso'
export const passkeyAsked = 'Siga as indicações do dispositivo…'
export const goOn = 'Continuar'
export const startAgain = 'Recomeçar'

export const byAccount = (account: string) => `Iniciar sessão com a sua ${account}`
export const goingToAccount = 'A encaminhar…'
export const confirming = 'A iniciar sessão…'
export const notLoggedIn = 'Não foi possível iniciar sessão'
export const toLogin = 'Voltar ao início de sessão'
export const inviteTitle = 'A sua conta é nova aqui'
export const inviteMeaning =
  'A sua conta ainda não é conhecida nesta mesa. Se um colega lhe disse um código de convite, introduza-o para que a conta lhe fique associada. Se não tem código, peça-o a um colega que faça a gestão do pessoal.'
export const inviteCode = 'Código de convite'
