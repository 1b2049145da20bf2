import { heading, links, list, notice, type Page, paragraph } from '../said.ts'

/** Terms of use of the portal (R21): everybody agrees to them before registering. */
export const readme: Page = {
  key: 'readme',
  updatedOn: '2026-11-23',
  title: { zh: '使用條款', pt: 'Termos de utilização', en: 'Terms of use' },
  blocks: [
    paragraph({
      zh: '本條款適用於{authority}的會員登記及「{portal}」的所有網上服務。登記前請先細閱。',
      pt: 'Estes termos aplicam-se ao registo de sócios e a todos os serviços online deste portal, da responsabilidade de: {authority}. Leia-os antes de se registar.',
      en: 'These terms apply to membership of the {authority} and to all online services of {portal}. Please read them before you register.',
    }),
    heading({ zh: '誰可以登記', pt: 'Quem se pode registar', en: 'Who may register' }),
    paragraph({
      zh: '年滿 4 歲並持有下列其中一種有效證件的人士，可申請成為會員：',
      pt: 'Pode pedir o registo quem tenha pelo menos 4 anos e seja titular de um destes documentos válidos:',
      en: 'You may apply if you are 4 or older and hold one of these valid documents:',
    }),
    list(
      {
        zh: '澳門居民身份證',
        pt: 'Bilhete de Identidade de Residente (BIR)',
        en: 'Macao Resident Identity Card',
      },
      {
        zh: '外地僱員身份認別證',
        pt: 'Título de Identificação de Trabalhador Não Residente',
        en: 'Non-resident Worker’s Identification Card',
      },
      { zh: '特別逗留證', pt: 'Título Especial de Permanência', en: 'Special stay permit' },
      {
        zh: '在澳門就讀的非本地學生之學生證',
        pt: 'Cartão de estudante, para quem estuda em Macau e não é residente',
        en: 'Student card, for people from elsewhere who study in Macao',
      },
    ),
    paragraph({
      zh: '每人只可登記一次。每個電郵地址及流動電話號碼只供一名會員使用。',
      pt: 'Cada pessoa regista-se uma só vez. Cada e-mail e cada número de telemóvel pertence a um só sócio.',
      en: 'Each person registers once. An e-mail address and a mobile number each belong to one member only.',
    }),
    heading({ zh: '資料必須真確', pt: 'Os seus dados têm de estar correctos', en: 'Your details must be correct' }),
    paragraph({
      zh: '請按證件填寫資料，並提供能收取訊息的電郵地址及澳門流動電話號碼。資料如有變更，請盡快更新。',
      pt: 'Preencha os dados tal como constam do documento. Indique um e-mail e um número de telemóvel de Macau em que possa ser contactado e actualize-os logo que mudem.',
      en: 'Enter your details as shown on your document. Give an e-mail address and a Macao mobile number at which we can reach you, and update them when they change.',
    }),
    paragraph({
      zh: '本機構會與{identityBureau}的記錄核對資料。提供虛假資料或冒用他人身份，申請將不獲批准，會籍可被取消，並可能須負法律責任。',
      pt: 'Os dados são comparados com os registos da {identityBureau}. Se alguém prestar falsas declarações ou usar a identidade de outra pessoa, o pedido não será aprovado ou o registo será cancelado, e essa pessoa pode responder perante a lei.',
      en: 'We compare your details with the records of the {identityBureau}. If you give false details or use another person’s identity, your application will not be approved or your membership will be cancelled, and you may be prosecuted.',
    }),
    heading({ zh: '相片及證件副本', pt: 'Fotografia e cópia do documento', en: 'Photo and copy of your document' }),
    list(
      {
        zh: '相片須為近照、彩色、正面、面容清晰，最少 310×464 像素。',
        pt: 'A fotografia tem de ser recente, a cores, de frente, com o rosto visível e pelo menos 310×464 píxeis.',
        en: 'The photo must be recent, in colour, taken from the front with your face clearly seen, and at least 310×464 pixels.',
      },
      {
        zh: '證件副本須完整、清晰，所載資料可以辨讀。',
        pt: 'A cópia do documento tem de estar completa e legível.',
        en: 'The copy of your document must be complete and easy to read.',
      },
      {
        zh: '只接受 JPG 或 PNG 圖片，每個檔案不超過 5MB。',
        pt: 'São aceites imagens JPG ou PNG até 5MB cada.',
        en: 'We accept JPG and PNG pictures of up to 5MB each.',
      },
    ),
    heading({ zh: '審批', pt: 'Apreciação do pedido', en: 'How we decide' }),
    paragraph({
      zh: '我們在收到申請後 3 個工作日內審批，並以電郵通知結果。申請如不獲批准，會說明原因，你可以更正後再提交。',
      pt: 'O pedido é apreciado em 3 dias úteis e o resultado é enviado por e-mail. Se não for aprovado, dizemos porquê e pode corrigi-lo e enviá-lo de novo.',
      en: 'We decide within 3 working days and e-mail you the result. If we do not approve the application, we tell you why. You can correct it and send it again.',
    }),
    heading({ zh: '會員卡有效期', pt: 'Validade do cartão', en: 'How long a card is valid' }),
    list(
      {
        zh: '年滿 18 歲的澳門居民：5 年。',
        pt: 'Residentes com 18 anos ou mais: 5 anos.',
        en: 'Residents aged 18 or over: 5 years.',
      },
      {
        zh: '未滿 18 歲的澳門居民：至 18 歲生日或 5 年，以較早者為準。',
        pt: 'Residentes com menos de 18 anos: até ao 18.º aniversário ou 5 anos, o que ocorrer primeiro.',
        en: 'Residents under 18: until the 18th birthday or for 5 years, whichever comes first.',
      },
      {
        zh: '外地僱員、特別逗留證及學生證持有人：至合法逗留期或證件有效期屆滿。',
        pt: 'Trabalhadores não residentes, titulares de Título Especial de Permanência e estudantes: até ao fim da permanência autorizada ou da validade do documento.',
        en: 'Non-resident workers, special stay permit holders and students: until the permitted stay or the document ends.',
      },
    ),
    paragraph({
      zh: '會員卡只供持卡人本人使用，不得轉讓或借予他人。',
      pt: 'O cartão é pessoal: não pode ser cedido nem emprestado.',
      en: 'The card is only for you. You must not transfer or lend it.',
    }),
    heading({ zh: '遺失會員卡', pt: 'Perda do cartão', en: 'If you lose your card' }),
    paragraph({
      zh: '請立即登入帳戶報失。舊卡資料會即時刪除，帳戶會短暫暫停使用，臨時會員卡會以電郵發送給你。',
      pt: 'Participe a perda de imediato na sua conta. Os dados do cartão antigo são eliminados, a conta fica suspensa por pouco tempo e recebe por e-mail um cartão provisório.',
      en: 'Report it at once in your account. The old card’s data is deleted, your account is suspended for a short time, and you get a temporary card by e-mail.',
    }),
    paragraph({
      zh: '臨時會員卡只可用於報名參加{product}健身興趣班，不可用於累積積分、租場或登記。報失 20 天後，可換領正式會員卡。',
      pt: 'O cartão provisório serve apenas para a inscrição nas classes de recreação do {product}: não dá direito a pontos, alugueres nem registos. Pode trocá-lo por um cartão definitivo 20 dias depois da participação.',
      en: 'The temporary card can be used only to sign up for {product} recreational classes, not for points, booking or registration. You can swap it for a permanent card 20 days after you reported the loss.',
    }),
    links([
      '/online/account/report-loss',
      { zh: '報失會員卡', pt: 'Participar a perda do cartão', en: 'Report a lost card' },
    ]),
    heading({ zh: '帳戶安全', pt: 'Segurança da conta', en: 'Account security' }),
    list(
      {
        zh: '密碼最少 8 個字元。請勿使用容易被猜中的密碼，亦不要與其他網站共用。',
        pt: 'A palavra-passe tem pelo menos 8 caracteres. Escolha uma difícil de adivinhar e que não use noutro sítio.',
        en: 'Use a password of at least 8 characters that is hard to guess. Do not use it anywhere else.',
      },
      {
        zh: '切勿把密碼或驗證碼告訴他人。我們的職員不會向你索取。',
        pt: 'Não diga a ninguém a palavra-passe nem os códigos. O nosso pessoal nunca lhos pede.',
        en: 'Never tell anyone your password or codes. Our staff will never ask for them.',
      },
      {
        zh: '使用公用電腦後，請登出。',
        pt: 'Termine a sessão depois de usar um computador partilhado.',
        en: 'Log out after using a shared computer.',
      },
      {
        zh: '如懷疑帳戶被他人使用，請更改密碼並致電 {hotline}。',
        pt: 'Se suspeitar que alguém usa a sua conta, mude a palavra-passe e telefone para {hotline}.',
        en: 'If you think that someone else is using your account, change the password and call {hotline}.',
      },
    ),
    links(['/security', { zh: '帳戶安全', pt: 'Segurança da conta', en: 'Account security' }]),
    heading({ zh: '未成年人', pt: 'Menores', en: 'Children and young people' }),
    paragraph({
      zh: '未滿 18 歲的申請人須由父母或監護人同意；登記時會核對其資料，並進行人臉識別。網上租場、泳池門票及興趣班等須付款的服務，須先獲父母或監護人授權。',
      pt: 'Quem tem menos de 18 anos precisa do consentimento do pai, da mãe ou do tutor, que é confirmado durante o registo: pelos seus dados e por uma verificação facial. Os serviços pagos online – aluguer de recintos, bilhetes de piscina e classes – dependem da sua autorização.',
      en: 'Applicants under 18 need the consent of a parent or guardian. We confirm the parent or guardian during the registration, by their details and a face check. Services that are paid for online – booking, pool tickets and classes – need their authorisation first.',
    }),
    heading({ zh: '個人資料', pt: 'Dados pessoais', en: 'Personal data' }),
    paragraph({
      zh: '我們按照第 8/2005 號法律《個人資料保護法》處理你的個人資料，只用於審批會籍、提供服務及與你聯絡。你有權查閱、更正及就處理提出反對。',
      pt: 'Tratamos os seus dados pessoais nos termos da Lei n.º 8/2005 (Lei da Protecção de Dados Pessoais), apenas para apreciar o pedido, prestar os serviços e contactá-lo. Tem direito de acesso, de rectificação e de oposição.',
      en: 'We handle your personal data under Law 8/2005 (Personal Data Protection Act), only to decide on membership, to provide the services and to contact you. You have the right to see and to correct your data, and to object.',
    }),
    links(['/privacy', { zh: '個人資料保護', pt: 'Protecção de dados pessoais', en: 'How we protect your data' }]),
    heading({ zh: '不當使用', pt: 'Uso indevido', en: 'Misuse' }),
    paragraph({
      zh: '轉售或轉讓預約、以自動程式搶訂、出借會員卡，或損害他人使用設施的權利，可導致服務暫停或會籍取消。你會獲告知原因，並可提出申訴。',
      pt: 'Vender ou ceder reservas, reservar com programas automáticos, emprestar o cartão ou prejudicar o direito dos outros às instalações pode levar à suspensão do serviço ou ao cancelamento do registo. Dizemos sempre porquê e pode reclamar.',
      en: 'If you sell or transfer bookings, book with automated programs, lend your card or stop others from using the facilities, we may suspend or cancel your membership. We will tell you why, and you can appeal.',
    }),
    heading({ zh: '修訂', pt: 'Alterações', en: 'Changes to these terms' }),
    paragraph({
      zh: '條款如有重要修訂，我們會在本網站公佈，並以電郵通知會員。',
      pt: 'As alterações importantes são publicadas neste portal e comunicadas aos sócios por e-mail.',
      en: 'We will publish important changes on this website and tell members by e-mail.',
    }),
    notice({
      zh: '如有疑問，請致電服務熱線 {hotline}。服務時間：{supportHours}。',
      pt: 'Em caso de dúvida, telefone para {hotline}. Horário: {supportHours}.',
      en: 'If you have questions, call {hotline}. Hours: {supportHours}.',
    }),
  ],
}
