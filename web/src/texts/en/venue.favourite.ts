export const favourite = 'Favourite'
/** After the word on the star, for who does not see beside what it stands. */
export const of = (venue: string) => `: ${venue}`
export const what = 'The venues that you keep, and what is free there today.'
export const none =
  'You have no favourite venues yet. Press the star beside a venue under “Online booking” to keep it here.'
export const find = 'Choose venues'
