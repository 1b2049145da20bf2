/** Letters about the private address for calendar programs, and what stands in what it gives. */
export const calendar = {
  made: (hotline: string) => ({
    subject: '已建立日曆程式的私人網址',
    body: `你的帳戶剛建立了一個讓日曆程式讀取預約的私人網址。任何人有這個網址，都可以看到你在甚麼時間和地點使用場地。

如果不是你建立的，請立即登入帳戶，在「我的預約」停用這個網址，並更改密碼。如需協助，請致電 ${hotline}。`,
  }),
  name: (portal: string) => `${portal}：我的預約`,
}
