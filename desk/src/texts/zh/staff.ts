export const title = '登入的第二重驗證'
export const none = '你可加設第二重驗證：通行密鑰，或流動電話的驗證器應用程式。此後任何人不能只憑你的密碼登入。'
export const required = '此工作台的職員登入時須經第二重驗證。請設定通行密鑰，或流動電話的驗證器應用程式，然後繼續。'
export const have = (codes: number) => `已設定第二重驗證。尚餘 ${codes} 個備用碼。`
export const presentCode = '現時的驗證碼'
export const presentHint = '現時所用應用程式顯示的驗證碼，或一個備用碼。'
export const begin = '設定應用程式'
export const replace = '設定新的應用程式'
export const scan = '請用驗證器應用程式掃描此二維碼。'
export const qr = '驗證器應用程式的二維碼'
export const byHand = '如不能掃描，請在應用程式輸入此金鑰：'
export const firstCode = '應用程式顯示的驗證碼'
export const firstHint = '6 位數字。'
export const confirm = '確認'
export const passkeys = '通行密鑰'
export const app = '驗證器應用程式'
export const addPasskey = '新增通行密鑰'
export const passkeyMeaning = '通行密鑰儲存在電腦、流動電話或安全金鑰內，以指紋、面容或裝置密碼確認，只能在此網站使用。'
export const passkeyName = '名稱'
export const passkeyNameHint = '日後可憑名稱辨認，例如「辦公室電腦」。'
export const presentOrPasskey = '應用程式顯示的驗證碼，或一個備用碼。如以現有的通行密鑰確認，請留空。'
export const neverUsed = '未曾使用'
export const goOn = '繼續'
export const remove = '移除'
export const removalMeans = '不能再以此通行密鑰登入。裝置內的通行密鑰請另行刪除。'
export const passkeyAdded = '已新增通行密鑰。'
export const passkeyRemoved = '已移除通行密鑰。'
export const lastUsed = (moment: string) => `最後使用：${moment}`
export const removeWhich = (name: string) => `移除「${name}」`
export const recoveryTitle = '你的備用碼'
export const recoveryMeaning = '請立即列印或抄下，之後不會再顯示。每個備用碼可代替第二重驗證使用一次。'
export const saved = '我已保存備用碼'
export const done = '已設定第二重驗證。'
export const colleagues = '同事'
export const colleaguesMeaning = '決定每位同事擔任的角色。如同事遺失裝置及備用碼，可在此協助登入。請先確認是其本人。'
export const name = '姓名'
export const secondStep = '第二重驗證'
export const isSet = '已設定'
export const notSet = '未設定'
export const you = '你'
export const help = '協助登入'
export const helpWhom = (name: string) => `協助 ${name} 登入`
export const helpMeans =
  '該同事的第二重驗證會被移除，所有登入會被登出，而你會得到一個代碼，請告訴該同事。代碼須連同其密碼在一小時內使用，只可用一次。'
export const helped = (name: string, minutes: number) =>
  `請把此代碼告訴 ${name}。代碼須連同其密碼在 ${minutes} 分鐘內使用，只可用一次，之後不會再顯示。`
export const close = '關閉'
export const cancel = '取消'
export const isLinked = '已連結'
export const notLinked = '未連結'
export const invite = '邀請連結帳戶'
export const inviteWhom = (name: string) => `邀請 ${name} 連結帳戶`
export const inviteMeans = (account: string) =>
  `你會得到一個邀請碼，請告訴該同事。該同事可憑此碼在一日內將其${account}連結到工作台，只可用一次。請先確認是其本人。`
export const inviteAnewMeans = (account: string) =>
  `該同事的${account}不能再登入工作台，所有登入會被登出，而你會得到一個邀請碼，請告訴該同事。該同事可憑此碼在一日內重新連結帳戶，只可用一次。`
export const invited = (name: string, account: string, hours: number) =>
  `請把此邀請碼告訴 ${name}。該同事以${account}登入後輸入此碼，須在 ${hours} 小時內使用，只可用一次，之後不會再顯示。`
export const worksAs = '角色'
export const acts = '操作'
export const noRole = '未有角色'
export const and = '、'
export const changeRoles = '更改角色'
export const rolesOfWhom = (name: string) => `更改 ${name} 的角色`
export const rolesMean = '由下一個操作起生效。自己的角色須由同事更改。'
export const save = '儲存'
export const rolesSaved = (name: string) => `已更改 ${name} 的角色。`
export const roleNames = {
  reviewer: '審批員',
  senior: '主管',
  counter: '櫃檯人員',
  cashier: '收款員',
  finance: '會計',
  facilities: '場地管理員',
  classes: '興趣班管理員',
  coach: '導師',
  content: '內容編輯',
  auditor: '稽核員',
}
export const roleMeanings = {
  reviewer: '審批申請、查閱會員資料及未發出的訊息。',
  senior:
    '審批員及櫃檯人員的所有權限，另可作第二重審批、暫停會員服務、關閉場館、匯入到訪記錄、更正積分及決定同事的角色。',
  counter: '接待親臨人士：查閱會員資料、輸入申請、代會員辦理及派發會員證。',
  cashier: '在櫃台收款及退款。',
  finance: '核對付款服務的帳目，處理差異及未能退回的款項。',
  facilities: '決定場館何時開放，並可關閉場館及場地。',
  classes: '開設及取消興趣班，並為會員報名。',
  coach: '為自己任教的興趣班點名。',
  content: '更改公眾假期及網站內容。',
  auditor: '查閱及匯出操作記錄，別無其他。',
}
