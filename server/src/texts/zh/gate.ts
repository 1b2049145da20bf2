import type { GateNo } from '@palaestra/contract'

/** What the display of a gate shows: one short line. */
export const gate: Record<GateNo | 'open' | 'leave', string> = {
  open: '請進',
  leave: '再見',
  unknown: '此二維碼無效，請到櫃檯查詢',
  ended: '二維碼已過期，請重新顯示',
  passed: '此二維碼已用過，請重新顯示',
  suspended: '會員證暫不能使用，請到櫃檯查詢',
  expired: '會員證已到期，請到櫃檯查詢',
  temporary: '臨時證只適用於興趣班',
  too_early: '時間未到，請稍後再來',
  unpaid: '尚未付款，請先到櫃檯付款',
  nothing_booked: '這裡現在沒有你的預約',
}
