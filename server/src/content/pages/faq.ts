import { heading, links, type Page, paragraph } from '../said.ts'

export const faq: Page = {
  key: 'faq',
  updatedOn: '2026-11-23',
  title: { zh: '常見問題', pt: 'Perguntas frequentes', en: 'Frequently asked questions' },
  blocks: [
    heading({ zh: '登記需要準備甚麼？', pt: 'De que preciso para me registar?', en: 'What do I need to register?' }),
    paragraph({
      zh: '身份證明文件、證件副本的圖片、一張彩色近照（最少 310×464 像素），以及可即時收取驗證碼的電郵地址及澳門流動電話號碼。',
      pt: 'Do documento de identificação, de uma imagem dele, de uma fotografia recente a cores (pelo menos 310×464 píxeis) e de um e-mail e um número de telemóvel de Macau em que possa receber já os códigos.',
      en: 'Your identity document, a picture of it, a recent colour photo (at least 310×464 pixels), and an e-mail address and a Macao mobile number at which you can receive codes.',
    }),
    heading({
      zh: '沒有中文姓名，怎樣填寫？',
      pt: 'E se não tiver nome em chinês?',
      en: 'What if I have no Chinese name?',
    }),
    paragraph({
      zh: '請剔選「沒有中文姓名」，再按證件填寫外文姓名。',
      pt: 'Assinale «Não tenho nome em chinês» e introduza o nome tal como consta do documento.',
      en: 'Tick “I have no Chinese name” and enter your name as shown on your document.',
    }),
    heading({ zh: '申請需時多久？', pt: 'Quanto tempo demora o pedido?', en: 'How long does it take?' }),
    paragraph({
      zh: '我們在 3 個工作日內審批，星期六、日及公眾假期不計算在內。結果會以電郵通知。',
      pt: 'O pedido é apreciado em 3 dias úteis, sem contar sábados, domingos e feriados. O resultado é enviado por e-mail.',
      en: 'We decide within 3 working days, not counting Saturdays, Sundays and public holidays, and e-mail you the result.',
    }),
    heading({
      zh: '申請不獲批准，怎麼辦？',
      pt: 'O pedido não foi aprovado. O que faço?',
      en: 'My application was not approved. What can I do?',
    }),
    paragraph({
      zh: '電郵會列明原因，並附有連結。開啟連結後輸入流動電話收到的驗證碼，更正資料後再提交便可，毋須從頭填寫。',
      pt: 'O e-mail diz o motivo e traz uma ligação. Abra-a, introduza o código que recebe no telemóvel, corrija o que for preciso e envie de novo. Não tem de recomeçar.',
      en: 'The e-mail gives the reason and a link. Open it, enter the code sent to your mobile, correct what is needed and send it again. You do not have to start again.',
    }),
    heading({
      zh: '怎樣啟動網上帳戶？',
      pt: 'Como activo a conta online?',
      en: 'How do I activate my online account?',
    }),
    paragraph({
      zh: '申請獲批後，你會收到一封載有啟動連結的電郵，連結 24 小時內有效。開啟連結，輸入驗證碼並設定密碼，帳戶即可使用。連結失效後，可在同一頁面索取新連結。',
      pt: 'Depois de aprovado, recebe um e-mail com uma ligação válida durante 24 horas. Abra-a, introduza o código e defina a palavra-passe. Se a ligação já não for válida, peça outra na mesma página.',
      en: 'Once approved, you get an e-mail with a link that works for 24 hours. Open it, enter the code and choose a password. If the link has expired, ask for a new one on the same page.',
    }),
    heading({
      zh: '收不到驗證碼？',
      pt: 'Não recebi o código. O que faço?',
      en: 'I did not get the code. What can I do?',
    }),
    paragraph({
      zh: '請先核對號碼或電郵地址，並查看垃圾郵件箱。倒數完結後可重新發送。驗證碼 5 分鐘內有效。',
      pt: 'Verifique o número ou o e-mail e a pasta de correio não solicitado. Terminada a contagem, pode pedir outro. O código é válido durante 5 minutos.',
      en: 'Check the number or address, and your spam folder. When the countdown ends you can ask for another. A code is valid for 5 minutes.',
    }),
    heading({
      zh: '忘記密碼或用戶名稱？',
      pt: 'Esqueci-me da palavra-passe ou do nome de utilizador',
      en: 'I forgot my password or username',
    }),
    paragraph({
      zh: '請在登入頁選擇「忘記密碼」或「忘記用戶名稱」，按指示辦理。你亦可用流動電話號碼及短訊驗證碼登入。如仍未能登入，請致電 {hotline}。',
      pt: 'Na página de início de sessão, escolha «Esqueci-me da palavra-passe» ou «Esqueci-me do nome de utilizador». Também pode iniciar sessão com o número de telemóvel e um código por SMS. Se não conseguir, telefone para {hotline}.',
      en: 'On the login page, choose “Forgot password” or “Forgot username”. You can also log in with your mobile number and a code sent by text message. If you still cannot log in, call {hotline}.',
    }),
    links(
      ['/online/account/forgot-password', { zh: '忘記密碼', pt: 'Esqueci-me da palavra-passe', en: 'Forgot password' }],
      [
        '/online/account/retrieve-code',
        { zh: '忘記用戶名稱', pt: 'Esqueci-me do nome de utilizador', en: 'Forgot username' },
      ],
    ),
    heading({ zh: '遺失會員卡怎麼辦？', pt: 'Perdi o cartão. O que faço?', en: 'I lost my card. What can I do?' }),
    paragraph({
      zh: '請立即登入「我的帳戶」報失。臨時會員卡會以電郵發送，只適用於報名參加{product}健身興趣班；20 天後可換領正式會員卡。',
      pt: 'Participe a perda de imediato em «A minha conta». Recebe por e-mail um cartão provisório, que serve só para a inscrição nas classes de recreação do {product}. Ao fim de 20 dias pode trocá-lo por um cartão definitivo.',
      en: 'Report it at once under “My account”. You get a temporary card by e-mail, which can be used only to sign up for {product} recreational classes. After 20 days you can swap it for a permanent card.',
    }),
    links([
      '/online/account/report-loss',
      { zh: '報失會員卡', pt: 'Participar a perda do cartão', en: 'Report a lost card' },
    ]),
    heading({
      zh: '子女未滿 18 歲，可以登記嗎？',
      pt: 'O meu filho tem menos de 18 anos. Pode registar-se?',
      en: 'My child is under 18. Can they register?',
    }),
    paragraph({
      zh: '年滿 4 歲便可。在網上登記時，父母或監護人須在場填寫資料並進行人臉識別；亦可帶同雙方證件，到任何一個服務處辦理。',
      pt: 'Sim, a partir dos 4 anos. No registo online tem de estar presente, indicar os seus dados e fazer uma verificação facial. Também podem ir juntos a qualquer balcão, com os documentos de ambos.',
      en: 'Yes, from the age of 4. When they register online, you must be there, enter your details and pass a face check. You can also come to any counter together and bring both your documents.',
    }),
    heading({
      zh: '更改了流動電話號碼怎麼辦？',
      pt: 'Mudei de número de telemóvel. O que faço?',
      en: 'I have a new mobile number. What can I do?',
    }),
    paragraph({
      zh: '登入後可在「我的帳戶」更改。如已不能使用舊號碼，請在登入頁選擇「遺失流動電話」。未能在網上辦理，請帶同證件到任何一個服務處。',
      pt: 'Inicie sessão e altere o número em «A minha conta». Se já não tem o número antigo, escolha «Perdi o telemóvel» na página de início de sessão. Se não conseguir, dirija-se a um balcão com o documento de identificação.',
      en: 'Log in and change the number under “My account”. If you no longer have the old number, choose “Lost phone” on the login page. If you cannot do it online, bring your identity document to any counter.',
    }),
    links(
      [
        '/online/account/change-mobile',
        { zh: '更改流動電話號碼', pt: 'Alterar o número de telemóvel', en: 'Change mobile number' },
      ],
      ['/online/account/forgot-mobile', { zh: '遺失流動電話', pt: 'Perdi o telemóvel', en: 'Lost phone' }],
    ),
    links([
      '/contact',
      { zh: '還有問題？聯絡我們', pt: 'Ainda tem dúvidas? Contacte-nos', en: 'Any other questions? Contact us' },
    ]),
  ],
}
