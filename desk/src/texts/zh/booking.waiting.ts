/** When something begins and ends, hh:mm. */
interface Hours {
  from: string
  until: string
}

export const lines = '輪候名單'
export const loading = '輪候名單載入中…'
export const nobody = '這一天沒有人輪候。'
export const hour = ({ court, from, until }: Hours & { court: string }) => `${from} 至 ${until} · ${court}`
export const many = (many: number) => `${many} 人輪候`
export const unnamed = '一位會員'
export const since = (moment: string) => `${moment} 起`
export const rank = (rank: number) => `抽籤第 ${rank} 位`
export const offered = (moment: string) => `已通知，保留至 ${moment}`
