export const whatFor =
  'The applicant is under 18 and needs the consent of a parent or guardian. It is for them to fill in this step; the identity bureau confirms what they write.'
export const statement = 'Statement of a parent or guardian'
export const onlinePaymentHint = 'Booking, pool tickets and classes are paid for online'
export const withPayment = 'Ask for online payment'
export const withPaymentHint =
  'After the approval the parent or guardian gets an e-mail, and decides whether to allow it'
export const withoutPayment = 'Do not ask for it'
export const withoutPaymentHint = 'You can ask for it later'
export const withoutPaymentSure = 'Go on without online payment?'
export const withoutPaymentWhat =
  'The child can become a member all the same, but cannot book, buy pool tickets or join classes online. You can ask for it later, in the account.'
export const goOnWithout = 'Go on without it'
export const backToChoice = 'Back to the choice'

export const faceCheck = 'Face check'
export const faceCheckWhat =
  'The identity bureau has confirmed the details. Now take a picture of the parent or guardian.'
export const faceCheckPoints = (tries: number) => [
  'It has to show the parent or guardian named just before, and be taken now.',
  'One person only, from the front, in good light, without a mask or dark glasses.',
  'The picture is compared with the photo of the identity bureau, and not kept.',
  `You can try up to ${tries} times a day.`,
]
export const picture = 'Picture of the parent or guardian, taken now'
export const pictureHint = 'Use the camera, or choose a picture that you have just taken (JPG or PNG)'
export const check = 'Check the face'
export const checking = 'Comparing the picture…'
export const changeGuardian = 'Change the guardian’s details'
export const confirmed = 'The parent or guardian is confirmed, and the face check has been passed.'
