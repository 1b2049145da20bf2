import { heading, links, list, type Page, paragraph } from '../said.ts'

/** Terms for people who register or log in by the government account (R21). */
export const readmeGov: Page = {
  key: 'readme-gov',
  updatedOn: '2026-11-20',
  title: {
    zh: '使用條款（政府統一帳戶）',
    pt: 'Termos de utilização (conta do Governo)',
    en: 'Terms of use (government account)',
  },
  blocks: [
    paragraph({
      zh: '如你透過政府統一帳戶登記或登入，除一般使用條款外，亦適用以下條款。',
      pt: 'Se se registar ou iniciar sessão com a conta única do Governo, aplicam-se, além dos termos gerais, os termos seguintes.',
      en: 'If you register or log in with your government account, these terms apply besides the general terms.',
    }),
    heading({ zh: '我們取得甚麼資料', pt: 'Que dados recebemos', en: 'What we receive' }),
    paragraph({
      zh: '經你同意後，我們從政府統一帳戶取得：',
      pt: 'Depois de autorizar, recebemos da sua conta do Governo:',
      en: 'Once you agree, we receive from your government account:',
    }),
    list(
      {
        zh: '姓名、性別及出生日期',
        pt: 'nome, sexo e data de nascimento',
        en: 'your name, gender and date of birth',
      },
      {
        zh: '證件種類、號碼及有效期',
        pt: 'tipo, número e validade do documento',
        en: 'the kind, number and expiry date of your document',
      },
      {
        zh: '身份證明部門所存的相片（如你選用）',
        pt: 'a fotografia dos serviços de identificação, se a escolher',
        en: 'the photo of the identification authority, if you choose it',
      },
    ),
    paragraph({
      zh: '我們不會取得政府統一帳戶的密碼，亦不會看到你使用的其他政府服務。',
      pt: 'Não recebemos a palavra-passe da sua conta do Governo nem sabemos que outros serviços públicos utiliza.',
      en: 'We do not receive the password of your government account, and we do not see which other public services you use.',
    }),
    heading({ zh: '連結及取消連結', pt: 'Ligar e desligar', en: 'Linking and unlinking' }),
    paragraph({
      zh: '一個會員帳戶只可連結本人的政府統一帳戶。你可隨時在「我的帳戶」取消連結；取消後會籍不受影響，可繼續以用戶名及密碼登入。',
      pt: 'Uma conta de sócio liga-se apenas à conta do Governo da mesma pessoa. Pode desligá-la quando quiser em «A minha conta»: continua a ser sócio e inicia sessão com o nome de utilizador e a palavra-passe.',
      en: 'A member account is linked only to the government account of the same person. You can undo the link at any time under “My account”: your membership goes on, and you log in by username and password.',
    }),
    heading({ zh: '資料的準確性', pt: 'Dados correctos', en: 'Correct details' }),
    paragraph({
      zh: '從政府統一帳戶取得的資料不能在此更改。如有錯誤，請向發出證件的部門更正。聯絡資料則由你自行填寫及更新。',
      pt: 'Os dados vindos da conta do Governo não se alteram aqui. Se houver um erro, peça a correcção ao serviço que emitiu o documento. Os contactos são preenchidos e actualizados por si.',
      en: 'Details that come from the government account cannot be changed here. If one is wrong, ask the authority that issued your document to correct it. You write and update your contact details yourself.',
    }),
    heading({ zh: '審批及其他條款', pt: 'Apreciação e outros termos', en: 'Decision and other terms' }),
    paragraph({
      zh: '申請同樣在 3 個工作日內審批，結果以電郵通知。會員卡有效期、遺失會員卡、帳戶安全及個人資料的規定，見一般使用條款。',
      pt: 'O pedido é igualmente apreciado em 3 dias úteis e o resultado segue por e-mail. A validade e a perda do cartão, a segurança da conta e os dados pessoais regem-se pelos termos gerais.',
      en: 'We likewise decide within 3 working days and tell you by e-mail. The general terms say how long a card is valid, what to do if it is lost, how to keep your account safe, and how we treat personal data.',
    }),
    links(
      ['/readme', { zh: '一般使用條款', pt: 'Termos gerais de utilização', en: 'General terms of use' }],
      ['/privacy', { zh: '個人資料保護', pt: 'Protecção de dados pessoais', en: 'How we protect your data' }],
    ),
  ],
}
