export const code = '會員卡二維碼'
export const codeComing = '正在準備二維碼…'
export const codeNotRead = '未能取得二維碼。'
export const codeHint = '請調高螢幕亮度，出示給職員或對準讀碼器。'
export const codeRenewed = (seconds: number) => `${seconds} 秒後自動更新`
export const toCard = '打開會員卡'
