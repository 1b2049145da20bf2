/** The time until which it is kept. */
export const keptUntil = (time: string) => `Guardado para si até às ${time}`
export const minutesLeft = (minutes: number) => (minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`)
export const fiveMinutesMore = 'Mais 5 minutos (uma vez)'
export const pageOfOthers = 'Vai para a página do serviço de pagamento e volta aqui no fim.'
