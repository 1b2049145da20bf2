import { heading, links, list, type Page, paragraph, steps } from '../said.ts'

export const membership: Page = {
  key: 'membership',
  updatedOn: '2026-11-20',
  title: { zh: '會員計劃', pt: 'Plano de Sócio', en: 'About membership' },
  blocks: [
    paragraph({
      zh: '會員計劃免費，讓你一卡在手，使用公共體育設施的各項服務。',
      pt: 'Ser sócio é gratuito: um só cartão para os serviços das instalações desportivas públicas.',
      en: 'Membership is free: one card for the services of the public sports facilities.',
    }),
    heading({ zh: '會員可以', pt: 'O que pode fazer', en: 'What members can do' }),
    list(
      {
        zh: '預約場地及購買泳池門票；',
        pt: 'alugar recintos e comprar bilhetes de piscina;',
        en: 'book venues and buy pool tickets;',
      },
      {
        zh: '報名參加{product}健身興趣班；',
        pt: 'inscrever-se nas classes de recreação do {product};',
        en: 'sign up for {product} recreational classes;',
      },
      {
        zh: '累積運動積分，換領禮品；',
        pt: 'juntar pontos de exercício e trocá-los por prendas;',
        en: 'collect exercise points and redeem them for gifts;',
      },
      {
        zh: '在網上管理個人資料及會員卡。',
        pt: 'gerir online os seus dados e o cartão.',
        en: 'manage their details and card online.',
      },
    ),
    heading({ zh: '怎樣成為會員', pt: 'Como ser sócio', en: 'How to become a member' }),
    steps(
      {
        zh: '在網上登記，上載相片及證件副本。',
        pt: 'Registe-se online e envie a fotografia e a cópia do documento.',
        en: 'Register online and upload your photo and a copy of your document.',
      },
      {
        zh: '我們在 3 個工作日內審批，以電郵通知你。',
        pt: 'Apreciamos o pedido em 3 dias úteis e avisamo-lo por e-mail.',
        en: 'We decide within 3 working days and e-mail you the result.',
      },
      {
        zh: '開啟電郵內的連結，設定密碼，啟動網上帳戶。',
        pt: 'Abra a ligação do e-mail, defina a palavra-passe e active a conta.',
        en: 'Open the link in the e-mail, choose a password and activate your account.',
      },
      {
        zh: '到你選擇的地點領取會員卡。',
        pt: 'Levante o cartão no local que escolheu.',
        en: 'Collect your card at the place you chose.',
      },
    ),
    links(
      ['/register', { zh: '登記成為會員', pt: 'Registar-se', en: 'Register' }],
      ['/readme', { zh: '使用條款', pt: 'Termos de utilização', en: 'Terms of use' }],
      ['/faq', { zh: '常見問題', pt: 'Perguntas frequentes', en: 'Frequently asked questions' }],
    ),
  ],
}
