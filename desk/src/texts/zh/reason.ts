import type { ReasonKind, ReasonPart } from '@palaestra/contract'

export const title = '常用原因'
export const meaning = '不批准申請或要求再次補交時可選用的原因，以對方的語言發送。更改後即時可用；已發送的不會改變。'
export const kindsOf = '用於'
export const kinds: Record<ReasonKind, string> = {
  application: '入會申請',
  supplement: '更改資料',
  documents: '補交文件',
  appeal: '申訴',
}
export const parts: Record<ReasonPart, string> = {
  photo: '相片',
  idCopy: '證件副本',
  name: '姓名',
  birthDate: '出生日期',
  documentExpiry: '證件有效期',
  guardian: '父母或監護人',
  other: '其他',
  nameZh: '中文姓名',
  surname: '外文姓氏',
  firstName: '外文名字',
  documentNumber: '證件編號',
  permittedStay: '逗留許可文件',
  guardianIdCopy: '父母或監護人的證件副本',
  granted: '批准的申訴',
  dismissed: '不批准的申訴',
}
export const add = '新增原因'
export const addTo = (kind: string) => `新增原因：${kind}`
export const changeWhat = (part: string) => `更改原因：${part}`
export const reads = '須以三種語言填寫，對方只會看到自己語言的一句。'
export const part = '有關項目'
export const inZh = '中文'
export const inPt = '葡文'
export const inEn = '英文'
export const save = '儲存'
export const cancel = '取消'
export const edit = '更改'
export const up = '上移'
export const down = '下移'
export const retire = '停用'
export const restore = '重新使用'
export const retired = '已停用'
export const which = (act: string, text: string) => `${act}：${text}`
export const added = '已新增原因。'
export const changed = '已更改原因。'
export const moved = '已移動原因。'
export const retiredNow = '已停用原因。'
export const restored = '已重新使用原因。'
