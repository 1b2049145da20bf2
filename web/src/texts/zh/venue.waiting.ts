export const isTaken = (what: string) => `${what} 已租出`
export const how = '有人取消時，會按次序通知輪候的人，並為其保留場地直至回覆。輪候不收費，亦不用名額。'
export const join = '輪候這個場地'
export const joined = (place: number) => `已加入輪候，你排第 ${place} 位。`
export const toWaits = '查看我的輪候'
