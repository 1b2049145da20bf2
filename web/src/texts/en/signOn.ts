export const signOn = 'Log in by government account'
export const going = 'Opening the government account…'
