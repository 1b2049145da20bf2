import { list, type Page, paragraph, steps } from '../said.ts'

// Shown inside screens and letters, not on pages of their own (X09).

/** The list of things to have at hand, shown before the registration begins. */
export const registerSteps: Page = {
  key: 'register-steps',
  updatedOn: '2026-11-20',
  title: { zh: '登記步驟', pt: 'Passos do registo', en: 'Steps of the registration' },
  blocks: [
    paragraph({
      zh: '整個過程約需 10 分鐘。已填寫的內容會自動保存。',
      pt: 'Demora cerca de 10 minutos. O que preencher fica guardado.',
      en: 'It takes about 10 minutes. We keep what you enter as you go.',
    }),
    steps(
      {
        zh: '閱讀使用條款並表示同意。',
        pt: 'Leia e aceite os termos de utilização.',
        en: 'Read the terms of use and agree to them.',
      },
      {
        zh: '驗證流動電話及電郵地址。',
        pt: 'Confirme o número de telemóvel e o e-mail.',
        en: 'Verify your mobile number and e-mail address.',
      },
      {
        zh: '按證件填寫個人資料。',
        pt: 'Preencha os seus dados tal como no documento.',
        en: 'Enter your details as shown on your document.',
      },
      {
        zh: '如未滿 18 歲，由父母或監護人填寫其資料並進行人臉識別。',
        pt: 'Se tem menos de 18 anos, o pai, a mãe ou o tutor indica os seus dados e faz a verificação facial.',
        en: 'If you are under 18, a parent or guardian gives their details and passes a face check.',
      },
      {
        zh: '上載相片及證件副本。',
        pt: 'Envie a fotografia e a cópia do documento.',
        en: 'Upload your photo and a copy of your document.',
      },
      {
        zh: '選擇用戶名稱及領卡地點。',
        pt: 'Escolha o nome de utilizador e o local de levantamento do cartão.',
        en: 'Choose a username and where to collect your card.',
      },
      {
        zh: '核對資料，然後提交。',
        pt: 'Confira tudo e envie.',
        en: 'Check everything, then send it.',
      },
    ),
  ],
}

/** The declaration of the applicant at the submission. */
export const statement: Page = {
  key: 'statement',
  updatedOn: '2026-11-20',
  title: { zh: '聲明', pt: 'Declaração', en: 'Statement' },
  blocks: [
    paragraph({ zh: '本人聲明：', pt: 'Declaro que:', en: 'I declare that:' }),
    list(
      {
        zh: '所填報的資料及上載的相片、證件副本均屬真確；',
        pt: 'os dados, a fotografia e a cópia do documento que entrego são verdadeiros;',
        en: 'the details, the photo and the document copy that I give are true;',
      },
      {
        zh: '同意與{identityBureau}核對有關資料；',
        pt: 'autorizo que sejam comparados com os registos da {identityBureau};',
        en: 'they may be compared with the records of the {identityBureau};',
      },
      {
        zh: '已閱讀並同意使用條款，知悉個人資料按第 8/2005 號法律處理。',
        pt: 'li e aceito os termos de utilização e sei que os dados pessoais são tratados nos termos da Lei n.º 8/2005.',
        en: 'I have read and accept the terms of use, and know that personal data is handled under Law 8/2005.',
      },
    ),
  ],
}

/** The declaration of a parent or guardian. */
export const parent: Page = {
  key: 'parent',
  updatedOn: '2026-11-20',
  title: {
    zh: '父母或監護人聲明',
    pt: 'Declaração dos pais ou tutor',
    en: 'Statement of a parent or guardian',
  },
  blocks: [
    paragraph({
      zh: '本人為申請人的父、母或監護人，聲明：',
      pt: 'Sou pai, mãe ou tutor do requerente e declaro que:',
      en: 'I am a parent or guardian of the applicant, and declare that:',
    }),
    list(
      {
        zh: '同意申請人成為會員，並會監督其使用會員卡及設施；',
        pt: 'autorizo que seja sócio e acompanho o uso que faz do cartão e das instalações;',
        en: 'I agree to the applicant becoming a member and will supervise their use of the card and the facilities;',
      },
      {
        zh: '同意核實本人的身份及與申請人的關係；',
        pt: 'autorizo a confirmação da minha identidade e da minha relação com o requerente;',
        en: 'you may confirm my identity and how I am related to the applicant;',
      },
      {
        zh: '知悉網上付款須另行授權，並可隨時撤回。',
        pt: 'sei que o pagamento online depende de outra autorização, que posso retirar em qualquer altura.',
        en: 'I know that online payment needs a separate authorisation, which I can withdraw at any time.',
      },
    ),
  ],
}

/** Advice to a holder about the card on the screen. */
export const onlineCardNotice: Page = {
  key: 'online-card-notice',
  updatedOn: '2026-11-20',
  title: { zh: '網上會員卡須知', pt: 'Sobre o cartão online', en: 'About the online card' },
  blocks: [
    list(
      {
        zh: '二維碼每分鐘更新，截圖無效。',
        pt: 'O código QR muda a cada minuto: uma captura de ecrã não serve.',
        en: 'The QR code changes every minute: a screenshot does not work.',
      },
      {
        zh: '只供本人使用。入場時可能須出示身份證明文件。',
        pt: 'É pessoal. À entrada podem pedir-lhe o documento de identificação.',
        en: 'It is only for you. You may be asked for your identity document when you enter.',
      },
      {
        zh: '掃描時請調高螢幕亮度。',
        pt: 'Aumente o brilho do ecrã ao passar o código.',
        en: 'Turn up the brightness of your screen when it is scanned.',
      },
      {
        zh: '遺失流動電話時，請立即更改密碼並致電 {hotline}。',
        pt: 'Se perder o telemóvel, mude logo a palavra-passe e telefone para {hotline}.',
        en: 'If you lose your phone, change your password at once and call {hotline}.',
      },
    ),
  ],
}
