import { settings } from '../../settings.ts'

export const byGovernment = `Registar-se com a ${settings.governmentAccount}`
export const whatFor = `Depois de confirmar quem é com a ${settings.governmentAccount}, preenchemos o que já sabemos e pedimos o resto. Quando o pedido for aprovado, pode entrar com a ${settings.governmentAccount}.`
export const signOnFirst = `Confirme primeiro quem é com a ${settings.governmentAccount}.`
export const otherwise = 'Registar-se de outro modo'
export const signedIn = (name: string) => `Confirmámos a ${settings.governmentAccount} de ${name}.`
export const terms = `Termos de utilização (${settings.governmentAccount})`
export const termsAgreed = 'Li e aceito estes termos'
export const begin = 'Começar o registo'
export const fromGovernment = `Estes dados vêm da ${settings.governmentAccount} e da ${settings.identityBureau} e não podem ser alterados. Se algum estiver errado, contacte primeiro a ${settings.identityBureau}.`
export const bureauPhoto = `Fotografia da ${settings.identityBureau}`
export const takePhoto = 'Usar esta fotografia'
export const noPhoto = `A ${settings.identityBureau} não tem fotografia que possa ser usada. Carregue uma.`
export const tryAgain = 'Tentar de novo'
