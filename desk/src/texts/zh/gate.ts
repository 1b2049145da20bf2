import type { AsideReason, GateWay } from '@palaestra/contract'

export const title = '閘機'
export const meaning = '閘機為已預約的會員開啟。每部閘機有自己的金鑰，沒有金鑰便不能查詢或回報。'
export const add = '新增閘機…'
export const none = '暫時沒有閘機。'
export const inUse = '使用中'
export const withdrawnAt = (at: string) => `金鑰已於 ${at} 撤銷`
export const neverSeen = '從未連線'
export const seenAt = (at: string) => `最後連線：${at}`
export const asideCount = (many: number) => `${many} 項待查看`
export const withdraw = '撤銷金鑰…'
export const withdrawWhat = (name: string) => `撤銷「${name}」的金鑰？`
export const withdrawMeans =
  '此後閘機不能再查詢或回報，已回報的記錄會保留。已撤銷的金鑰不能恢復；如需新金鑰，請重新新增閘機。'
export const withdrawNow = '撤銷金鑰'
export const withdrawn = '金鑰已撤銷。'
export const back = '返回'
export const addNow = '產生金鑰'
export const place = '位置'
export const placeHint = '泳池的閘機只為該泳池的門票開啟。'
export const poolOf = (venue: string, pool: string) => `${venue} · ${pool}`
export const name = '名稱'
export const nameHint = '同事對它的稱呼，例如「場館入口」。'
export const keyTitle = '閘機金鑰'
export const keyMeans = '請現在輸入閘機。金鑰只顯示這一次，之後不能再查看。'
export const keyNoted = '已記下'
export const aside = '待查看'
export const asideMeans = '閘機離線後補報，而系統不能接受或本不會放行的記錄。數星期後會刪除。'
export const asideNone = '沒有待查看的記錄。'
export const gate = '閘機'
export const when = '時間（按閘機時鐘）'
export const way = '方向'
export const reason = '原因'
export const memberNumber = '會員編號'
export const ways: Record<GateWay, string> = { in: '入', out: '出' }
export const reasons: Record<AsideReason, string> = {
  clock_ahead: '閘機時鐘過快',
  clock_behind: '超過兩星期',
  unreadable: '不是會員證的二維碼',
  unknown_key: '由已撤銷的金鑰簽署',
  forged: '不是由本系統簽署',
  over: '二維碼不屬於該時間',
  no_card: '不屬於任何使用中的會員證',
  replaced: '該會員證已報失',
  number_taken: '另一項記錄已用此編號',
  suspended: '會員證暫停使用，仍放行',
  expired: '會員證已到期，仍放行',
  temporary: '臨時證，仍放行',
  too_early: '時間未到，仍放行',
  unpaid: '尚未付款，仍放行',
  nothing_booked: '沒有預約，仍放行',
}
