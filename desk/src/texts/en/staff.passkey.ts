export const notUsed = 'No passkey was used. Try again, or enter a code.'
export const notMade =
  'No passkey was made. If this device already has one for this site, use another device; otherwise try again.'
