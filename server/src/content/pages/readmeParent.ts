import { heading, links, list, notice, type Page, paragraph } from '../said.ts'

/** Terms for parents and guardians who consent for a person under 18 (R21). */
export const readmeParent: Page = {
  key: 'readme-parent',
  updatedOn: '2026-11-23',
  title: {
    zh: '使用條款（父母或監護人）',
    pt: 'Termos de utilização (pais ou tutor)',
    en: 'Terms of use (parents and guardians)',
  },
  blocks: [
    paragraph({
      zh: '未滿 18 歲的人士成為會員或使用網上付款，須由父母或監護人同意。請先細閱以下內容，再作決定。',
      pt: 'Quem tem menos de 18 anos precisa do consentimento do pai, da mãe ou do tutor para ser sócio e para pagar online. Leia o que se segue antes de decidir.',
      en: 'A person under 18 needs the consent of a parent or guardian to become a member and to pay online. Please read this before you decide.',
    }),
    heading({ zh: '你同意的內容', pt: 'O que autoriza', en: 'What you agree to' }),
    list(
      {
        zh: '子女或受監護人的個人資料、相片及證件副本用於審批會籍及提供服務。',
        pt: 'Que os dados, a fotografia e a cópia do documento do menor sejam usados para apreciar o pedido e prestar os serviços.',
        en: 'That the data, photo and document copy of your child or ward are used to decide on membership and to provide the services.',
      },
      {
        zh: '如你授權網上付款：租場、購買泳池門票及報讀興趣班所產生的費用。',
        pt: 'Se autorizar o pagamento online: os custos de alugueres de recintos, bilhetes de piscina e classes.',
        en: 'If you authorise online payment: the cost of bookings, pool tickets and classes.',
      },
      {
        zh: '監督子女或受監護人妥善使用會員卡、帳戶及設施。',
        pt: 'Acompanhar o uso que o menor faz do cartão, da conta e das instalações.',
        en: 'To supervise how your child or ward uses the card, the account and the facilities.',
      },
    ),
    heading({
      zh: '我們怎樣核實你的身份',
      pt: 'Como confirmamos a sua identidade',
      en: 'How we confirm your identity',
    }),
    paragraph({
      zh: '我們需要你的證件號碼、證件副本、出生日期及性別，並核對你與未成年人的關係。網上辦理時另須進行人臉識別。人臉影像只用於該次核對，不會保存。',
      pt: 'Pedimos o número e a cópia do seu documento, a data de nascimento e o sexo, e confirmamos a sua relação com o menor. Online, há também uma verificação facial. A imagem serve só para essa verificação e não é guardada.',
      en: 'We ask for your ID number, a copy of your document, your date of birth and gender, and check how you are related to the child. Online there is a face check too. We use the picture only for that check and do not keep it.',
    }),
    heading({
      zh: '可以不申請網上付款',
      pt: 'Pode não pedir o pagamento online',
      en: 'Online payment is optional',
    }),
    paragraph({
      zh: '如不申請，會籍不受影響，但未能在網上租場、購買泳池門票或報讀興趣班。日後可再申請。',
      pt: 'O menor continua a ser sócio, mas não pode alugar recintos, comprar bilhetes de piscina nem inscrever-se em classes online. Pode pedi-lo mais tarde.',
      en: 'The child is still a member, but cannot book venues, buy pool tickets or join classes online. You can ask for it later.',
    }),
    heading({ zh: '撤回同意', pt: 'Retirar o consentimento', en: 'Withdrawing consent' }),
    paragraph({
      zh: '你可隨時拒絕或撤回網上付款的授權，即時生效；已確認的預約不受影響。會員年滿 18 歲後，毋須再獲同意。',
      pt: 'Pode recusar ou retirar a autorização de pagamento em qualquer altura, com efeito imediato; as reservas já confirmadas mantêm-se. A partir dos 18 anos o consentimento deixa de ser necessário.',
      en: 'You can decline or withdraw the authorisation at any time, with immediate effect. Confirmed bookings are not affected. From the 18th birthday consent is no longer needed.',
    }),
    notice({
      zh: '未滿 18 歲的申請可在網上辦理，父母或監護人須在場。未能進行人臉識別者，可帶同雙方證件到服務處辦理。查詢請致電 {hotline}。',
      pt: 'Os menores de 18 anos podem fazer o pedido online, na presença do pai, da mãe ou do tutor. Se a verificação facial não for possível, dirijam-se juntos a um balcão, com os documentos de ambos. Informações: {hotline}.',
      en: 'Anyone under 18 can apply online while a parent or guardian is there. Where the face check is not possible, come to a counter together and bring both your documents. For questions call {hotline}.',
    }),
    links(
      ['/readme', { zh: '一般使用條款', pt: 'Termos gerais de utilização', en: 'General terms of use' }],
      ['/contact', { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' }],
    ),
  ],
}
