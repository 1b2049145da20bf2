export const choosePool = 'Choose the pool to show'
export const placesLeft = 'Places left'
export const session = 'Session'
export const open = 'On sale'
export const opens = (time: string) => `On the spot from ${time}`
