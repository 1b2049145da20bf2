export const title = 'Utilização dos campos'
export const meaning =
  'O uso de cada instalação em cada mês, por hora do dia, em horas de campo. Não identifica ninguém.'
export const month = 'Mês'
export const loading = 'A carregar…'
export const none = 'Neste mês não há horas para reservar.'
export const all = 'Todas as instalações'
export const byHour = 'Por hora'
export const hoursOf = (facility: string) => `Por hora: ${facility}`
export const facility = 'Instalação'
export const hour = 'Hora'
export const columns = {
  offered: 'Disponíveis',
  booked: 'Reservadas',
  missed: 'Faltas',
  ownUse: 'Uso próprio',
  closed: 'Encerradas',
  cancelled: 'Canceladas',
}
export const share = 'Ocupação'
export const total = 'Total'
export const save = 'Descarregar CSV'
/** For the heading of the file. */
export const venue = 'Recinto'
