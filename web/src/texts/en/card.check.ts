import { settings } from '../../settings.ts'

export const scanFirst =
  'Scan the QR code of a membership card with the camera of your phone. This page then says whether the card is valid.'
export const checking = 'Checking…'
export const tryAgain = 'Try again'
export const states = {
  valid: 'Valid',
  temporary: 'Temporary',
  suspended: 'Suspended',
  expired: 'Expired',
  ended: 'Scan again',
  unknown: 'Not valid',
}
export const means = {
  valid: 'This membership card is valid now.',
  temporary: `This temporary card is valid now, for ${settings.product} recreational classes only.`,
  suspended: 'This membership card is suspended. It cannot be used for any service now.',
  expired: 'This membership card has expired. It cannot be used for any service now.',
  ended:
    'The code was valid for one minute, which is over. Ask to see the code that the screen shows now, and scan again.',
  unknown: 'This code belongs to no card that is in use. The card may have been reported lost.',
}
/** Of a device that shows a card which it has kept. */
export const withoutNetwork = (moment: string) =>
  `The device that shows this card has had no network since ${moment}. Compare the photo on the card with the person.`
export const tellsNothingElse = 'This page does not show the holder’s name or member number.'
