export const title = 'Horas seguidas'
export const joined = (hours: number) => `${hours} horas juntas`
/** From when to when. */
export const means = (hours: string) =>
  `Tem no mesmo dia e no mesmo campo também ${hours}. Juntas, são uma só reserva: apresenta-se uma vez e cancelam-se em conjunto. O preço e o número de reservas a que tem direito não mudam.`
export const together =
  'Apresenta-se uma vez e cancelam-se em conjunto. Para cancelar só uma das horas, separe-as primeiro.'
export const join = (hours: string) => `Juntar a ${hours}`
export const split = 'Separar as horas'
export const areJoined = 'As horas estão juntas.'
export const areSplit = 'As horas estão separadas.'
