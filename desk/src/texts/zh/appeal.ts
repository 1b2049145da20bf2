export const says = '會員的申訴'
export const against = '所申訴的暫停'
export const why = '暫停的原因'
export const setBy = (name: string, at: string) => `${name || '系統'}於 ${at} 作出`
export const until = (day: string) => `至 ${day} 為止`
export const ended = (at: string) => `已於 ${at} 結束`
export const stands = '生效中'
export const noReason = '沒有記錄原因。'
export const file = '查看會員檔案'
export const ownHold = '此項暫停由你作出，須由另一位同事就申訴作出決定。'
export const approveWhich = (which: string) => `批准申訴 ${which}`
export const rejectWhich = (which: string) => `不批准申訴 ${which}`
export const approvalMeans = '批准後，該項暫停即告解除，會員會收到你所寫的原因。'
export const rejectionMeans = '該項暫停維持不變，會員會收到你所寫的原因，不能再次申訴。'
export const reason = '給會員的原因'
export const approveAndSend = '批准並通知會員'
export const rejectAndSend = '不批准並通知會員'
export const approved = (which: string) => `申訴 ${which} 已批准，暫停已解除。`
export const rejected = (which: string) => `申訴 ${which} 不獲批准，原因已通知會員。`
export const closed = '該項暫停已由同事解除，毋須再就申訴作出決定。'
export const againstMissed = '所申訴的缺席'
export const counted = (at: string) => `於 ${at} 記為缺席`
export const excused = (at: string) => `已於 ${at} 豁免`
export const arrivals = '當日到場記錄'
export const arrivalsNoted = (others: number, names: string) =>
  `該場館當日另有 ${others} 名會員到場，由 ${names} 記錄。`
export const noArrivals = '該場館當日沒有其他會員的到場記錄。'
export const between = '、'
export const missedMeans = {
  passed: '批准後，該次缺席獲豁免，不再計算在內，會員會收到你所寫的原因。',
  rejected: '該次缺席計算在內，會員會收到你所寫的原因，不能再次申訴。',
}
export const missedApproved = (which: string) => `申訴 ${which} 已批准，缺席已獲豁免。`
export const missedClosed = '該次缺席已由同事豁免，毋須再就申訴作出決定。'
