export const code = 'QR code of the membership card'
export const codeComing = 'Preparing the QR code…'
export const codeNotRead = 'We could not load the QR code.'
export const codeHint = 'Turn up your screen brightness, and show it to staff or hold it to the reader.'
export const codeRenewed = (seconds: number) => `New code in ${seconds} s`
export const toCard = 'Open the membership card'
