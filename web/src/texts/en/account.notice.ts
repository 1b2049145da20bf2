export const noticeRead = 'I have read this: show the QR code'
