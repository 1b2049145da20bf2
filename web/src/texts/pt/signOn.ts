export const signOn = 'Entrar com a conta única do Governo'
export const going = 'A abrir a conta única do Governo…'
