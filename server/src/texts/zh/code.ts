export type CodePurpose =
  | 'login'
  | 'proof'
  | 'register'
  | 'activate'
  | 'correct'
  | 'change_mobile'
  | 'confirm_mobile'
  | 'reset_password'

const uses: Record<CodePurpose, string> = {
  login: '登入',
  proof: '確認身份',
  register: '登記',
  activate: '啟動網上帳戶',
  correct: '更正申請',
  change_mobile: '更改流動電話號碼',
  confirm_mobile: '確認流動電話號碼',
  reset_password: '重設密碼',
}

export const code = {
  message: (code: string, purpose: CodePurpose) => ({
    subject: `${uses[purpose]}驗證碼`,
    body: `${code} 是你的${uses[purpose]}驗證碼，5 分鐘內有效。切勿告訴他人，我們的職員不會向你索取。`,
  }),
}
