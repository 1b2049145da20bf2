export const noticeRead = 'Li, mostrar o código QR'
