export const title = '操作記錄'
export const meaning = '職員查閱及處理資料的記錄，只可增加，不可更改。'
export const search = '搜尋'
export const about = '對象'
export const aboutHint = '會員編號、申請編號或同事的用戶名稱。'
export const who = '操作者'
export const whoHint = '同事的用戶名稱；system 為系統。'
export const act = '操作'
export const actHint = '例如 looked、approved。'
export const from = '由'
export const to = '至'
export const none = '沒有記錄。'
export const at = '時間'
export const detail = '原因或細節'
export const system = '系統'
export const nextPage = '下一頁'
export const exportTable = '匯出（CSV）'
export const exportLines = '匯出（NDJSON）'
export const acts = {
  looked: '查閱 (looked)',
  approved: '批准 (approved)',
  rejected: '不批准 (rejected)',
  exported: '匯出 (exported)',
  roles_set: '更改角色 (roles_set)',
}
