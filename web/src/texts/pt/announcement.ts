export const title = 'Comunicados'
export const close = 'Fechar o comunicado'
export const more = (number: number) => `mais ${number}`
