import type { CodePurpose, code as zh } from '../zh/code.ts'

const uses: Record<CodePurpose, string> = {
  login: 'log in',
  proof: 'confirm that it is you',
  register: 'register',
  activate: 'activate your online account',
  correct: 'correct your application',
  change_mobile: 'change your mobile number',
  confirm_mobile: 'confirm your mobile number',
  reset_password: 'set a new password',
}

export const code: typeof zh = {
  message: (code, purpose) => ({
    subject: `Code to ${uses[purpose]}`,
    body: `${code} is your code to ${uses[purpose]}. It expires in 5 minutes. Do not share it. Our staff will never ask for it.`,
  }),
}
