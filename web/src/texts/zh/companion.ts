import type { ChildRelation, CompanionKind } from '@palaestra/contract'
import { settings } from '../../settings.ts'

export const familyLead = '你的家庭成員，以及與你一同使用設施的人。'
export const requests = '等待你回覆的請求'
export const requestFor: Record<CompanionKind, (name: string, child: string) => string> = {
  child: (name, child) => `${name}想帶同${child}使用泳池`,
  player: (name) => `${name}想把你加入球員名單`,
  collector: (name) => `${name}想你可代為取場`,
}
export const requestMeans: Record<CompanionKind, string> = {
  child: '同意後，對方可連同小童購買泳池門票，並看到小童的姓名，直至小童 13 歲生日。',
  player: '同意後，對方租場時可把你列為球員，並看到你的姓名。',
  collector: '同意後，對方租場時可指定你代為取場，並看到你的姓名。',
}
export const saysRelation = (relation: string) => `對方聲明的關係：${relation}`
export const answerUntil = (day: string) => `請於 ${day}或之前回覆。不回覆或拒絕，對方均不會得知原因。`
export const yes = '同意'
export const no = '拒絕'
export const answerAbout = (verb: string, request: string) => `${verb}：${request}`
export const saidYes = '已同意，並已通知雙方。'
export const saidNo = '已拒絕。對方不會得知，90 日內亦不能再以同一名單向你提出請求。'

export const family = '家庭名單'
export const familyWhat = '以下關係已經核實，不能在此更改。如需新增或結束，請到櫃檯辦理。'
export const noFamily = '未有已核實的家庭關係。'
export const parts = { child: '子女', guardian: '父母或監護人' }
export const confirmedBy = { bureau: `經${settings.identityBureau}核實`, papers: '在櫃檯出示文件核實' }
export const unnamed = (end: string) => `證件號碼尾號 ${end}`
export const payment = (state: string) => `網上付款：${state}`
export const consents = {
  not_requested: '未有申請',
  pending: '等待授權',
  authorised: '已授權',
  declined: '不授權',
  withdrawn: '已撤回授權',
  none: '未有記錄',
}
export const toPayment = '子女的網上付款'
export const toGuardians = '父母及監護人'

export const lists = '你的名單'
export const counted = (count: number, most: number) => `${count} 人（最多 ${most} 人）`
export const toFamily = '家庭及同行人士'

export const standsWith = '你所在的名單'
export const standsWhat: Record<CompanionKind, (name: string, child: string) => string> = {
  child: (name, child) => `${name}可帶同${child}使用泳池`,
  player: (name) => `你在${name}的球員名單上`,
  collector: (name) => `你可代${name}取場`,
}
export const since = (moment: string) => `由 ${moment}起`
export const leave = '退出'
export const leaveSure = '確定退出？'
export const left = '已退出，並已通知對方。'

export const relations: Record<ChildRelation, string> = {
  guardian: '父母或監護人',
  grandparent: '祖父母或外祖父母',
  relative: '其他親屬',
  friend: '家庭朋友',
  carer: '照顧者（學校、會社或託管機構）',
}
export const lead: Record<CompanionKind, string> = {
  child: '12 歲或以下的小童須由 18 歲或以上的成人陪同使用泳池。名單上的小童，可在購買泳池門票時一併選取。',
  player: '租用足球場等團體場地時，從此名單選取球員。每名球員均須為會員，並由本人同意。',
  collector: '取場人可在你未能到場時代你取場。取場人須為會員，並由本人同意。',
}
export const nobodyYet: Record<CompanionKind, string> = {
  child: '名單上未有小童。',
  player: '名單上未有球員。',
  collector: '名單上未有取場人。',
}
export const numbered = (number: string) => `會員編號 ${number}`
export const states = { waiting: '等待回覆', confirmed: '已加入', unable: '現時未能參與' }
export const lapses = (day: string) => `如至 ${day}仍未獲同意，請求將自動取消。`
export const until13 = (day: string) => `直至 ${day}（13 歲生日）`
export const shirtOf = (shirt: number) => `${shirt} 號`
export const noShirt = '沒有號碼'
export const edit = '更改'
export const editOf = (who: string) => `更改：${who}`
export const save = '儲存'
export const cancel = '取消'
export const saved = '已儲存。'
export const remove = '移除'
export const removeOf = (who: string) => `移除：${who}`
export const removeSure = '確定移除？'
export const removeWhat = (who: string) => `${who}將不再在名單上，對方會收到通知。`
export const takeBack = '收回請求'
export const takeBackOf = (who: string) => `收回請求：${who}`
export const takeBackSure = '確定收回請求？'
export const takeBackWhat = (who: string) => `對${who}的請求將會收回。`
export const keep = '保留'
export const removed = '已移除。'

export const ownChildren = '你的子女'
export const ownWhat = '子女可即時加入，毋須另行同意。'
export const addChild = (name: string) => `加入${name}`
export const addedChild = (name: string) => `已加入${name}。`
export const add: Record<CompanionKind, string> = { child: '加入其他小童', player: '加入球員', collector: '加入取場人' }
export const addWhat: Record<CompanionKind, string> = {
  child: '輸入小童的會員編號。其父母或監護人同意後，小童才會加入名單；在此之前不會顯示姓名。',
  player: '輸入對方的會員編號。本人同意後才會加入名單；在此之前不會顯示姓名。',
  collector: '輸入對方的會員編號。本人同意後才會加入名單；在此之前不會顯示姓名。',
}
export const memberNumber = '會員編號'
export const memberNumberHint = '會員卡上的 9 位數字'
export const relation = '你與小童的關係'
export const shirt = '球員號碼'
export const send = '發出請求'
export const asked = '請求已記錄。如此編號屬於可回覆的會員，對方會收到通知。'
export const full = (most: number) => `名單已滿（最多 ${most} 人）。如要加入，請先移除一人。`
export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
