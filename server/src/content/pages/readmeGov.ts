import { heading, links, list, type Page, paragraph } from '../said.ts'

/** Terms for people who log in with the government’s account (R21). */
export const readmeGov: Page = {
  key: 'readme-gov',
  updatedOn: '2026-11-23',
  title: {
    zh: '使用條款（{governmentAccount}）',
    pt: 'Termos de utilização ({governmentAccount})',
    en: 'Terms of use ({governmentAccount})',
  },
  blocks: [
    paragraph({
      zh: '如你使用{governmentAccount}登入，除一般使用條款外，亦適用以下條款。',
      pt: 'Se iniciar sessão com a {governmentAccount}, aplicam-se também estes termos, além dos termos gerais.',
      en: 'If you log in with your {governmentAccount}, these terms apply as well as the general terms.',
    }),
    heading({ zh: '我們取得甚麼資料', pt: 'Que dados recebemos', en: 'What we receive' }),
    paragraph({
      zh: '經你同意後，我們從{governmentAccount}取得：',
      pt: 'Depois de autorizar, recebemos da sua {governmentAccount}:',
      en: 'Once you agree, we receive from your {governmentAccount}:',
    }),
    list(
      {
        zh: '姓名及出生日期',
        pt: 'nome e data de nascimento',
        en: 'your name and date of birth',
      },
      {
        zh: '證件類別及號碼',
        pt: 'tipo e número do documento',
        en: 'the type and number of your identity document',
      },
    ),
    paragraph({
      zh: '我們不會取得{governmentAccount}的密碼，亦不會看到你使用的其他政府服務。',
      pt: 'Não recebemos a palavra-passe da sua {governmentAccount} nem sabemos que outros serviços públicos utiliza.',
      en: 'We do not receive the password of your {governmentAccount}, and we do not see which other public services you use.',
    }),
    heading({ zh: '連結及取消連結', pt: 'Associar e remover a associação', en: 'Linking and unlinking' }),
    paragraph({
      zh: '一個會員帳戶只可連結本人的{governmentAccount}。你可隨時在「我的帳戶」取消連結；取消後會籍不受影響，可繼續以用戶名稱及密碼登入。',
      pt: 'Uma conta de sócio só pode ser associada à {governmentAccount} da mesma pessoa. Pode remover a associação quando quiser em «A minha conta»: continua a ser sócio e inicia sessão com o nome de utilizador e a palavra-passe.',
      en: 'You can link your member account only to your own {governmentAccount}. You can unlink it at any time under “My account”: you are still a member, and can log in with your username and password.',
    }),
    heading({ zh: '資料的準確性', pt: 'Dados correctos', en: 'Correct details' }),
    paragraph({
      zh: '從{governmentAccount}取得的資料不能在此更改。如有錯誤，請向發出證件的部門更正。聯絡資料則由你自行填寫及更新。',
      pt: 'Os dados vindos da {governmentAccount} não se alteram aqui. Se houver um erro, peça a correcção ao serviço que emitiu o documento. Os contactos são preenchidos e actualizados por si.',
      en: 'Details that come from your {governmentAccount} cannot be changed here. If one is wrong, ask the authority that issued your document to correct it. You enter and update your contact details yourself.',
    }),
    heading({ zh: '審批及其他條款', pt: 'Apreciação e outros termos', en: 'Decision and other terms' }),
    paragraph({
      zh: '申請同樣在 3 個工作日內審批，結果以電郵通知。會員卡有效期、遺失會員卡、帳戶安全及個人資料的規定，見一般使用條款。',
      pt: 'O pedido é igualmente apreciado em 3 dias úteis e o resultado segue por e-mail. A validade e a perda do cartão, a segurança da conta e os dados pessoais regem-se pelos termos gerais.',
      en: 'We also decide within 3 working days and tell you by e-mail. The general terms say how long a card is valid, what to do if it is lost, how to keep your account safe, and how we treat personal data.',
    }),
    links(
      ['/readme', { zh: '一般使用條款', pt: 'Termos gerais de utilização', en: 'General terms of use' }],
      ['/privacy', { zh: '個人資料保護', pt: 'Protecção de dados pessoais', en: 'How we protect your data' }],
    ),
  ],
}
