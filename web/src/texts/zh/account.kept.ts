import { keptCardDays } from '@palaestra/contract'

/** On a device that shows the card which it has kept. */
export const noNetwork = '現在沒有網絡'
export const since = (moment: string) => `最後一次連接網絡：${moment}`
export const hint = `此卡保存在本裝置上，最多 ${keptCardDays} 日；工作人員會核對相片。恢復網絡後，二維碼會再次自動更新。`
export const over = `本裝置已超過 ${keptCardDays} 日沒有連接網絡，因此不再顯示會員卡。請連接網絡後再試。`
export const tryAgain = '再試一次'
