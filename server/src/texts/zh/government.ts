interface Change {
  /** What the government’s account is called. */
  account: string
  hotline: string
}

export const government = {
  linked: ({ account, hotline }: Change) => ({
    subject: `已連結${account}`,
    body: `你的會員帳戶已連結${account}，日後可使用該帳戶登入。如非本人操作，請立即致電 ${hotline}。`,
  }),
  unlinked: ({ account, hotline }: Change) => ({
    subject: `已取消連結${account}`,
    body: `你的會員帳戶已取消連結${account}，其他裝置已登出。如非本人操作，請立即致電 ${hotline}。`,
  }),
}
