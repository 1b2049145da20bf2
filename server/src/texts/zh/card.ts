interface TemporaryCard {
  name: string
  memberNumber: string
  validUntil: string
  permanentFrom: string
  /** The name under which the authority offers its classes. */
  product: string
}

export const card = {
  temporary: ({ name, memberNumber, validUntil, permanentFrom, product }: TemporaryCard) => ({
    subject: '臨時會員卡',
    body: `會員編號 ${memberNumber} 的會員卡已報失，舊卡資料已刪除。

這是你的臨時會員卡：

姓名：${name}
會員編號：${memberNumber}
有效期至：${validUntil}

此卡只適用於報名參加${product}健身興趣班，QR 碼可在你的網上帳戶顯示。你可於 ${permanentFrom} 起換領正式會員卡。

如果不是你本人報失，請立即致電服務熱線。`,
  }),
}
