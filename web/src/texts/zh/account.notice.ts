export const noticeRead = '已閱讀，出示二維碼'
