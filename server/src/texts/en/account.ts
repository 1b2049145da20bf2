/** What an icon on a home screen offers besides the account itself. */
export const showCard = 'Show card'
