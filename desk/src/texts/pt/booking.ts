import { amount } from './payment.ts'

export const arrivals = 'Chegadas'
export const arrivalsMean =
  'Quem tem um campo dentro de uma hora. Registe quem chega: a partir de 30 minutos antes do início e até ao fim; até lá, o registo pode ser anulado.'
export const venue = 'Instalação'
export const search = 'Nome, número de sócio ou reserva'
export const nobody = 'Ninguém é esperado na próxima hora.'
export const notAmongThem = 'Ninguém com este nome ou número é esperado na próxima hora.'
export const where = (facility: string, court: string) => `${facility} · ${court}`
/** In avos. */
export const due = (avos: number) => `${amount(avos)} por pagar`
export const arrive = 'Chegou'
export const arrived = (name: string) => `Presença de ${name} registada.`
export const thereSince = (time: string) => `presente desde as ${time}`
export const tooEarly = 'mais tarde'
export const takeBack = 'Anular'
export const takenBack = (name: string) => `Presença de ${name} anulada.`
