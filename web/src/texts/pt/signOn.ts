export const signOn = 'Entrar com a conta do Governo'
export const going = 'A abrir a conta única do Governo…'
