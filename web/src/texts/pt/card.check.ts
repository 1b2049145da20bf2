import { settings } from '../../settings.ts'

export const scanFirst =
  'Leia o código QR de um cartão de sócio com a câmara do telemóvel. Esta página indica então se o cartão está válido.'
export const checking = 'A verificar…'
export const tryAgain = 'Tentar de novo'
export const states = {
  valid: 'Válido',
  temporary: 'Provisório',
  suspended: 'Suspenso',
  expired: 'Expirado',
  ended: 'Leia outra vez',
  unknown: 'Inválido',
}
export const means = {
  valid: 'Este cartão de sócio está válido neste momento.',
  temporary: `Este cartão provisório está válido neste momento, apenas para as classes de recreação do ${settings.product}.`,
  suspended: 'Este cartão de sócio está suspenso. De momento, não dá acesso a nenhum serviço.',
  expired: 'Este cartão de sócio expirou. De momento, não dá acesso a nenhum serviço.',
  ended:
    'O código foi válido durante um minuto, que já passou. Peça para ver o código que o ecrã mostra agora e leia-o outra vez.',
  unknown: 'Este código não pertence a nenhum cartão em uso. O cartão pode ter sido dado como perdido.',
}
/** Of a device that shows a card which it has kept. */
export const withoutNetwork = (moment: string) =>
  `O dispositivo que mostra este cartão está sem rede desde ${moment}. Compare a fotografia do cartão com a pessoa.`
export const tellsNothingElse = 'Esta página não revela o nome nem o número de sócio do titular.'
