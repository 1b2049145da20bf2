export const government = {
  linked: (hotline: string) => ({
    subject: '已連結政府統一帳戶',
    body: `你的會員帳戶已連結政府統一帳戶，日後可以此登入。如非本人操作，請立即致電 ${hotline}。`,
  }),
  unlinked: (hotline: string) => ({
    subject: '已取消連結政府統一帳戶',
    body: `你的會員帳戶已取消連結政府統一帳戶，其他裝置已登出。如非本人操作，請立即致電 ${hotline}。`,
  }),
}
