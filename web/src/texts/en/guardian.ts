import { settings } from '../../settings.ts'

export const whatFor = `The applicant is under 18 and needs the consent of a parent or guardian. A parent or guardian must fill in this step. We check the details with the ${settings.identityBureau}.`
export const statement = 'Statement of a parent or guardian'
export const onlinePaymentHint = 'Booking, pool tickets and classes are paid for online'
export const withPayment = 'Ask for online payment'
export const withPaymentHint =
  'After the approval, the parent or guardian gets an e-mail and decides whether to authorise it'
export const withoutPayment = 'Do not ask for it'
export const withoutPaymentHint = 'You can ask for it later'
export const withoutPaymentSure = 'Continue without online payment?'
export const withoutPaymentWhat =
  'They can still become a member, but cannot book venues, buy pool tickets or join classes online. You can ask for online payment later, in the account.'
export const goOnWithout = 'Continue without it'
export const backToChoice = 'Back to the choice'

export const faceCheck = 'Face check'
export const faceCheckWhat = `The ${settings.identityBureau} has confirmed the details. Now take a picture of the parent or guardian.`
export const faceCheckWho = 'The picture must show the parent or guardian you have just named, and must be taken now.'
export const faceCheckPoints = (tries: number) => [
  'One person only, from the front, in good light, without a mask or sunglasses.',
  `We compare the picture with the photo of the ${settings.identityBureau} and do not keep it.`,
  `You can try up to ${tries} times a day.`,
]
export const picture = 'Picture of the parent or guardian, taken now'
export const pictureHint = 'Use the camera, or choose a picture that you have just taken (JPG or PNG)'
export const turnedPicture = {
  left: 'Second picture: head turned to your own left',
  right: 'Second picture: head turned to your own right',
}
export const turnedHint = 'Turn slowly, by about 30 degrees; both eyes must still be visible'
export const turnNow = {
  left: 'Take one more, to show that the person is here: head turned to your own left.',
  right: 'Take one more, to show that the person is here: head turned to your own right.',
}
export const check = 'Check the face'
export const checking = 'Comparing the picture…'
export const changeGuardian = 'Change the guardian’s details'
export const confirmed = 'The parent or guardian is confirmed, and the face check has been passed.'
export const ownFaceWhat = `Before your first authorisation, we confirm that it is you. Take a picture now; we compare it with the photo of the ${settings.identityBureau}. You only do this once.`
export const ownFaceWho = 'The picture must show yourself, and must be taken now.'
export const ownPicture = 'Your picture, taken now'
