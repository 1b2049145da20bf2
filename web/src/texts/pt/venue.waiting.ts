export const isTaken = (what: string) => `${what} está ocupado`
export const how =
  'Se alguém cancelar, avisamos por ordem quem está à espera e guardamos o campo até à resposta. Esperar não custa nada e não gasta reservas.'
export const join = 'Entrar na lista de espera'
export const joined = (place: number) => `Está na lista de espera, em ${place}.º lugar.`
export const toWaits = 'Ver as minhas esperas'
