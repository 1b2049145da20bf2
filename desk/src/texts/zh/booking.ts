import { amount } from './payment.ts'

export const arrivals = '到場登記'
export const arrivalsMean = '以下會員於一小時內有場。會員到場時請登記：開始前 30 分鐘至結束前均可登記，亦可取消。'
export const venue = '場館'
export const search = '姓名、會員編號或預約編號'
export const nobody = '未來一小時沒有預約。'
export const notAmongThem = '未來一小時的預約中沒有這個姓名或編號。'
export const where = (facility: string, court: string) => `${facility} · ${court}`
/** In avos. */
export const due = (avos: number) => `尚欠 ${amount(avos)}`
export const arrive = '已到場'
export const arrived = (name: string) => `已登記${name}到場。`
export const thereSince = (time: string) => `${time} 到場`
export const tooEarly = '未到時間'
export const takeBack = '取消登記'
export const takenBack = (name: string) => `已取消${name}的到場登記。`
