export const title = '連續時段'
export const joined = (hours: number) => `已合併的 ${hours} 個時段`
/** From when to when. */
export const means = (hours: string) =>
  `你同日在同一場地亦預約了 ${hours}。合併後會成為一個預約：到場只需登記一次，取消時會一併取消。費用和名額不變。`
export const together = '到場只需登記一次，取消時會一併取消。如只想取消其中一個時段，請先分開。'
export const join = (hours: string) => `與 ${hours} 合併`
export const split = '分開各時段'
export const areJoined = '已合併。'
export const areSplit = '已分開。'
