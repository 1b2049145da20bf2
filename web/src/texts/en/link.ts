export const looking = 'Checking the link…'
export const tryAgain = 'Try again'
