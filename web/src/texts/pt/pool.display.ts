export const choosePool = 'Escolha a piscina a mostrar'
export const placesLeft = 'Lugares livres'
export const session = 'Sessão'
export const open = 'À venda'
export const opens = (time: string) => `Na hora a partir das ${time}`
