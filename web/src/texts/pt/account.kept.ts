import { keptCardDays } from '@palaestra/contract'

/** On a device that shows the card which it has kept. */
export const noNetwork = 'Sem rede neste momento'
export const since = (moment: string) => `Última ligação à rede: ${moment}`
export const hint = `Este cartão fica guardado neste dispositivo ${keptCardDays} dias, no máximo. O pessoal compara a fotografia. Com rede, o código volta a renovar-se por si.`
export const over = `Este dispositivo está há mais de ${keptCardDays} dias sem rede e, por isso, já não mostra o cartão. Quando houver rede, tente de novo.`
export const tryAgain = 'Tentar de novo'
