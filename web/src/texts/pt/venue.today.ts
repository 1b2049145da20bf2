export const what = 'As horas que ainda se podem reservar hoje online. Escolha uma para ver os campos.'
export const asOf = (time: string) => `Situação das ${time}.`
export const again = 'Actualizar'
export const otherDays = 'Ver outros dias'
