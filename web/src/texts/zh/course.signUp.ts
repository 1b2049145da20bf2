import { settings } from '../../settings.ts'

export const drawnAt = (moment: string) => `你的報名時間於 ${moment} 抽籤決定，屆時在此顯示。`
export const turnAt = (moment: string) => `你的報名時間：${moment}`
export const turnNow = '輪到你報名'
export const until = (moment: string) => `報名至 ${moment} 止。`
export const rank = (rank: number) => `抽籤第 ${rank} 名。`
export const afterwards = (most: number, remaining: string) => `輪到後可報 ${most} 班；${remaining} 起可再報餘額。`
export const howDrawn = '怎樣抽出？'
export const toRenew = '你可續報現有的興趣班'
export const temporaryCard = `你持臨時會員卡，可報標明「${settings.product}」的班。`
export const registered = '你已登記抽籤。'
export const yourCode = '你的抽籤編碼：'
export const register = '登記抽籤'
export const leaveDraw = '取消登記'

export const yours = '你在這個班已有名額。'
export const toMine = '查看我的興趣班'
export const offered = '這個班有名額為你保留。'
export const toAnswer = '回覆'
export const mayRenew = (until: string) => `你可續報這個班，至 ${until} 止。`
export const renew = (amount: string) => `續報（${amount}）`
export const signUp = (amount: string) => `報名（${amount}）`
export const signUpFrom = (moment: string) => `${moment} 起報名`
export const notAnyMore = '不再接受報名。'
export const onlyProgramme = `臨時卡不可報這個班，只可報「${settings.product}」的班。`
export const isFull = '這個班已滿。如有名額空出，會按次序詢問輪候的人。'
export const join = '加入輪候'
export const leave = '退出輪候'
export const place = (place: number) => `你排第 ${place}。`
export const payNext = '名額會為你保留至付款時限，時限在下一頁顯示。'
