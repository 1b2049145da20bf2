import { heading, links, list, notice, type Page, paragraph, steps } from '../said.ts'

export const classes: Page = {
  key: 'classes',
  updatedOn: '2026-11-20',
  title: { zh: '{product}健身興趣班', pt: 'Classes de recreação do {product}', en: '{product} recreational classes' },
  blocks: [
    paragraph({
      zh: '各區均設有適合不同年齡的健身興趣班。每期為兩個月。',
      pt: 'Há classes para todas as idades em todas as zonas. Cada período dura dois meses.',
      en: 'There are classes for all ages in every part of the city. Each term lasts two months.',
    }),
    heading({ zh: '報名步驟', pt: 'Como se inscrever', en: 'How to sign up' }),
    steps(
      {
        zh: '登記：在登記期內登記報名意願。',
        pt: 'Registo: manifeste o interesse dentro do prazo.',
        en: 'Registration: register your interest within the period.',
      },
      {
        zh: '抽籤：決定報名的先後次序。',
        pt: 'Sorteio: determina a ordem de inscrição.',
        en: 'Ballot: it decides the order of sign-up.',
      },
      {
        zh: '報名：在獲編配的時段選擇班別。',
        pt: 'Inscrição: escolha a classe na hora que lhe coube.',
        en: 'Sign-up: choose a class in the time slot you were given.',
      },
      {
        zh: '繳費：繳費後名額即告確認。',
        pt: 'Pagamento: só depois de pagar tem a vaga confirmada.',
        en: 'Payment: it confirms your place.',
      },
      {
        zh: '剩餘名額：開放予其他會員報名。',
        pt: 'Vagas remanescentes: ficam abertas aos outros sócios.',
        en: 'Remaining places: open to all other members.',
      },
    ),
    heading({ zh: '誰可以報名', pt: 'Quem se pode inscrever', en: 'Who can sign up' }),
    list(
      { zh: '會員卡有效的會員；', pt: 'sócios com cartão válido;', en: 'members whose card is valid;' },
      { zh: '持臨時會員卡的會員；', pt: 'sócios com cartão provisório;', en: 'members with a temporary card;' },
      {
        zh: '未滿 18 歲的會員，須先獲父母或監護人授權。',
        pt: 'sócios com menos de 18 anos, com autorização do pai, da mãe ou do tutor.',
        en: 'members under 18 whose parent or guardian has authorised it.',
      },
    ),
    notice({
      zh: '網上報名尚未開放。請致電 {hotline} 查詢各班的時間及名額。',
      pt: 'A inscrição online ainda não está disponível. Telefone para {hotline} para saber horários e vagas.',
      en: 'Online sign-up is not open yet. Call {hotline} for times and places.',
    }),
    links(['/contact', { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' }]),
  ],
}
