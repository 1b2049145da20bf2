export const notUsed = '未有使用通行密鑰。請再試，或輸入驗證碼。'
export const notMade = '未有新增通行密鑰。如此裝置已有此網站的通行密鑰，請改用其他裝置；否則請再試。'
