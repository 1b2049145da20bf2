export const quota = (day: string) => `${day} 你的限額`
export const used = (used: number, most: number) => `已用 ${used} / ${most}`
export const logInToBook = '登入後即可預約。'
export const logIn = '登入'
export const chooseUpTo = '最多選三個'
export const onlyOne = '按喜好排次序，只會訂到一個：次序最前而仍有空的。'
export const chooseHow = '在表格或列表中選擇想要的時段。'
export const atMost = '最多收費'
export const paidAtVenue = '到場時在櫃台付款，現在毋須付款。'
export const paidOnline = '場地會為你保留十分鐘，付款後預約才會確認。'
export const book = '預約'
export const sentAtTurn = '輪到你時自動送出。'
export const about = (day: string, band: string, price: string) => `${day} · ${band} · ${price}`
export const preferThis = (what: string) => `把 ${what} 移前`
export const removeThis = (what: string) => `移除 ${what}`
/** How many there are. */
export const chosen = (many: number) => `已選 ${many} 個`
export const mostIs = (price: string) => `最多 ${price}`
export const toBasket = '查看選擇'
/** In a cell, and read out. */
export const mine = '我的'
export const mineSaid = '我的預約'
export const chosenSaid = (place: number, price: string) => `第 ${place} 選擇，${price}`
export const added = (place: number, court: string, range: string) => `第 ${place} 選擇：${court}，${range}。`
export const removed = (court: string) => `已移除 ${court}。`
export const preferred = (court: string) => `${court} 已移前。`
export const full = '已選三個，請先移除一個。'
