export const activate = 'Activar a conta online'
export const activated = 'Conta activada'
export const lead =
  'Defina uma palavra-passe para iniciar sessão com o nome de utilizador. Vamos enviar um código para o número de telemóvel que indicou no pedido: tenha o telemóvel consigo.'
export const forWhom = (username: string) => `Nome de utilizador: ${username}`
export const code = 'Código por SMS'
export const codeGoesTo = (mobile: string) => `O código é enviado para ${mobile}; válido durante 5 minutos`
export const password = 'Defina a palavra-passe'
export const ready = 'Já pode iniciar sessão com o nome de utilizador e a palavra-passe.'
export const logIn = 'Iniciar sessão'
export const linkEnded =
  'Esta ligação já foi utilizada ou já não é válida. Se a conta ainda não está activada, peça uma nova; se já está, inicie sessão.'
export const sendNewLink = 'Enviar nova ligação'
export const newLinkSent =
  'Se a conta ainda não está activada, enviámos uma nova ligação para o e-mail do seu pedido. Veja a sua caixa de correio.'
