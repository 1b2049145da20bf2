import { constant } from '@palaestra/contract'

export const hint = '最少 8 個字元，建議 15 個或以上。可用任何文字及空格；不要用常見密碼或個人資料。'
export const repeat = '再次輸入密碼'
export const longEnough = `最少 ${constant.passwordMinimum} 個字元`
export const same = '兩次輸入的密碼相同'
export const met = '已符合'
export const unmet = '未符合'
