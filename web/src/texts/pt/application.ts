export const correct = 'Corrigir o pedido'
export const correctHow =
  'Para proteger os seus dados, confirme primeiro a sua identidade com o número de telemóvel do pedido. Depois pode corrigi-lo e enviá-lo de novo.'
export const linkEnded = 'Esta ligação já foi utilizada ou já não é válida.'
export const verifyAndGoOn = 'Verificar e continuar'
export const codeGoesToYourMobile = 'O código é enviado para o número de telemóvel do pedido'
export const registerAnew = 'Fazer um novo registo'
export const smsCode = 'Código por SMS'
export const codeSentTo = (mobile: string) => `Código enviado para ${mobile}, válido durante 5 minutos`
