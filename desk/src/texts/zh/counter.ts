export const title = '櫃檯錄入申請'
export const meaning = '為親臨櫃檯的申請人錄入申請。申請由另一位同事審批。'
export const papersSeen = '我已核對申請人本人及其證件；未滿 18 歲者，父母或監護人亦在場'
export const formFiled = '申請人已簽署申請表及條款，表格已存檔'
export const begin = '開始錄入'
export const loading = '載入中…'
export const person = '申請人'
export const guardian = '父母或監護人'
export const guardianMeaning = '申請人未滿 18 歲。按在場的父母或監護人的證件填寫。'
export const pictures = '相片及證件副本'
export const contact = '聯絡資料'
export const account = '網上帳戶'
export const fields = {
  idType: '證件類別',
  idNumber: '證件號碼',
  documentNumber: '證件編號',
  documentExpiry: '證件有效期或獲准逗留至',
  nameZh: '中文姓名',
  noChineseName: '沒有中文姓名',
  surname: '外文姓氏',
  firstName: '外文名字',
  gender: '性別',
  birthDate: '出生日期',
  guardianIdNumber: '父母或監護人證件號碼',
  guardianBirthDate: '父母或監護人出生日期',
  guardianGender: '父母或監護人性別',
  guardianIdCopy: '父母或監護人證件副本',
  onlinePayment: '請父母或監護人授權網上付款',
  guardianByPapers: '我已查看證明關係的文件',
  photo: '會員相片',
  photoRecent: '相片在最近 12 個月內拍攝',
  idCopy: '證件副本',
  mobile: '流動電話',
  email: '電郵',
  emailRepeat: '再次輸入電郵',
  username: '用戶名稱',
}
export const idTypes = {
  resident: '澳門居民身份證',
  worker: '外地僱員身份認別證',
  permit: '特別逗留證',
  student: '學生證',
}
export const genders = { male: '男', female: '女' }
export const idNumberHint = '8 位數字，可不輸入括號'
export const idNumberUnusual = '居民身份證號碼一般以 1、5 或 7 開首，請核對。'
export const dayToCome = '年-月-日，例如 2031-03-15'
export const surnameHint = '按證件上的葡文字母填寫'
export const photoHint = '彩色正面相片，最少 310×464 像素；JPG 或 PNG，不超過 5MB'
export const copyHint = '字樣清晰；JPG 或 PNG，不超過 5MB'
export const guardianByPapersHint = '例如出生證明。身份證明局未能確認關係時須查看。'
export const emailHint = '啟動網上帳戶的連結會發送到此電郵。'
export const usernameHint = '由申請人選擇，登入時使用。4 至 30 個英文字母或數字，以字母開頭。'
export const useCamera = '使用相機'
export const noCamera = '未能開啟相機，請選擇檔案。'
export const agreed = '我已與申請人核對，以上資料與已簽署的表格相符'
export const enter = '提交申請'
export const received = (reference: string) => `已收到申請 ${reference}`
export const another = '申請由另一位同事審批。收據可列印給申請人。'
export const bureauSilent = '身份證明局現時未有回應，系統稍後會自動再查詢。'
export const print = '列印收據'
export const next = '錄入另一申請'
/** For the applicant. */
export const receipt = {
  title: '入會申請收據',
  name: '申請人',
  reference: '申請編號',
  receivedOn: '收件日期',
  decidedBy: '最遲審批日期',
  enteredBy: '經辦人',
  next: '審批結果會以電郵通知。獲批後，電郵內附有啟動網上帳戶的連結。',
  questions: (hotline: string) => `如有查詢，請致電 ${hotline}，並提供申請編號。`,
}
