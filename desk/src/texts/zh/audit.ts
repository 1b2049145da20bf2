import type { AuditAct } from '@palaestra/contract'

export const title = '操作記錄'
export const meaning = '職員查閱及處理資料的記錄，只可增加，不可更改。'
export const search = '搜尋'
export const about = '對象'
export const aboutHint = '會員編號、申請編號或同事的用戶名稱。'
export const who = '操作者'
export const whoHint = '同事的用戶名稱。'
export const act = '操作'
export const byPortal = '只看系統自動執行的操作'
export const from = '由'
export const to = '至'
export const none = '沒有記錄。'
export const at = '時間'
export const detail = '原因或細節'
export const system = '系統'
export const newest = '最新記錄'
export const found = '搜尋結果'
export const nextPage = '下一頁'
export const exportTable = '匯出（CSV）'
export const exportLines = '匯出（NDJSON，供程式使用）'
/** What was done, of whatever is written down. */
export const acts: Record<AuditAct, string> = {
  looked: '查閱',
  opened: '打開圖片',
  approved: '批准',
  rejected: '不批准',
  proposed_passed: '建議批准',
  proposed_rejected: '建議不批准',
  sent_back: '退回建議',
  undone: '撤銷決定',
  returned: '未能執行決定',
  proved_otherwise: '以其他方式核實身份',
  entered: '在櫃檯錄入',
  guardian_by_papers: '查看監護關係證明',
  taken_over: '接手同事的個案',
  asked: '要求遞交文件',
  'asked again': '再次要求遞交文件',
  accepted: '接納文件',
  withdrawn: '撤回要求',
  'hold authority': '暫停服務',
  'hold documents': '暫停：欠交文件',
  'hold no_show': '暫停：缺席',
  'lifted authority': '恢復服務',
  'lifted documents': '恢復：欠交文件',
  'lifted no_show': '恢復：缺席',
  'lifted loss': '恢復：報失會員卡',
  appeal_closed: '解除暫停時結束申訴',
  email_changed: '更改電郵',
  mobile_changed: '更改流動電話',
  personal_changed: '更改其他資料',
  loss_reported: '報失會員卡',
  card_swapped: '換領正式會員卡',
  sessions_ended: '登出會員所有裝置',
  visits_imported: '匯入到訪記錄',
  points_corrected: '更正積分',
  gift_added: '新增禮品',
  gift_changed: '更改禮品',
  gift_handed_out: '派發禮品',
  gift_given_back: '取消換領禮品',
  arrival_noted: '記錄會員到場',
  arrival_taken_back: '取消到場記錄',
  booked_at_desk: '代會員預約場地',
  booked_over_quota: '代會員預約，超出租場名額',
  booking_cancelled: '代會員取消預約',
  no_show_counted: '記錄缺席',
  no_show_excused: '豁免缺席',
  order_taken: '收取款項',
  refund_handed_out: '交回退款',
  refund_retried: '再要求退款',
  refund_transferred: '以銀行轉帳退款',
  difference_settled: '處理帳目差異',
  invited: '重發啟動電郵',
  card_handed_out: '派發會員卡',
  reason_added: '新增常用原因',
  reason_changed: '更改常用原因',
  reason_moved: '移動常用原因',
  reason_retired: '停用常用原因',
  reason_restored: '重新使用常用原因',
  holiday_added: '新增公眾假期',
  holiday_renamed: '更改公眾假期的名稱',
  holiday_removed: '移除公眾假期',
  closure_declared: '關閉場館',
  closure_lifted: '解除關閉',
  announced: '發佈公告',
  announcement_ended: '結束公告',
  bulletin_saved: '儲存通知草稿',
  bulletin_discarded: '棄置通知草稿',
  bulletin_planned: '安排發送通知',
  bulletin_sent: '發送通知',
  bulletin_withdrawn: '撤回通知',
  page_saved: '儲存頁面草稿',
  page_discarded: '棄置頁面草稿',
  page_scheduled: '預定發佈頁面',
  page_published: '發佈頁面',
  page_stopped: '到期未能發佈頁面',
  page_begun: '新增頁面',
  page_taken_off: '撤下頁面',
  guardian_entered: '登記父母或監護人',
  guardian_confirmed: '確認父母或監護人',
  guardian_ended: '結束父母或監護人登記',
  companion_ended: '結束同行人士登記',
  'sent again': '再次發出訊息',
  exported: '匯出操作記錄',
  joined: '新同事',
  left: '同事離任',
  roles_set: '更改角色',
  password_set: '設定密碼',
  factor_set: '設定第二重驗證',
  factor_removed: '移除第二重驗證',
  passkey_added: '新增通行密鑰',
  passkey_removed: '移除通行密鑰',
  account_invited: '邀請連結帳戶',
  account_linked: '連結帳戶',
  account_unlinked: '取消連結帳戶',
  erasure_proposed: '建議刪除會員資料',
  erasure_confirmed: '確認刪除會員資料',
  erasure_refused: '拒絕刪除會員資料',
  erased: '刪除會員資料',
}
/** What it was done to. */
export const kinds: Record<string, string> = {
  application: '申請',
  supplement: '資料更改',
  documents: '文件',
  appeal: '申訴',
  member: '會員',
  letter: '訊息',
  reason: '常用原因',
  holiday: '公眾假期',
  closure: '場館關閉',
  announcement: '公告',
  bulletin: '通知',
  page: '頁面',
  letters: '訊息',
  staff: '同事',
  erasure: '刪除資料的申請',
  visits: '到訪記錄',
  gift: '禮品',
  order: '訂單',
  difference: '帳目差異',
  audit: '操作記錄',
}
/** Details that are a word of ours; others are what a clerk wrote. */
export const details: Record<string, string> = {
  points: '積分',
  gifts: '禮品',
  file: '檔案',
  photo: '相片',
  idCopy: '身份證明文件副本',
  oldPhoto: '現有相片',
  oldIdCopy: '現有身份證明文件副本',
  permittedStay: '逗留許可',
  guardianIdCopy: '監護人身份證明文件副本',
  other: '其他文件',
  birth_certificate: '出生證明',
  court_order: '法院文件',
}
