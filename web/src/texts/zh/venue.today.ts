export const what = '以下是今日仍可網上預約的時段。按時段即可揀選場地。'
export const asOf = (time: string) => `截至 ${time} 的情況。`
export const again = '重新整理'
export const otherDays = '看其他日子'
