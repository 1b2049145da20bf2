import { heading, links, list, type Page, paragraph, steps } from '../said.ts'

export const classes: Page = {
  key: 'classes/steps',
  updatedOn: '2026-11-28',
  title: { zh: '怎樣報讀興趣班', pt: 'Como se inscrever nas classes', en: 'How to sign up for classes' },
  blocks: [
    paragraph({
      zh: '各區均設有適合不同年齡的健身興趣班。每期為兩個月。',
      pt: 'Há classes para todas as idades em todas as zonas. Cada período dura dois meses.',
      en: 'There are classes for all ages in every part of the city. Each term lasts two months.',
    }),
    heading({ zh: '報名步驟', pt: 'Passo a passo', en: 'Step by step' }),
    steps(
      {
        zh: '登記：在登記期內於網上登記抽籤，先後沒有分別。',
        pt: 'Registo: registe-se online para o sorteio dentro do prazo; chegar primeiro não dá vantagem.',
        en: 'Registration: register online for the draw within the period; coming first gives no advantage.',
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
        zh: '繳費：在顯示的時限前繳費，名額即告確認。',
        pt: 'Pagamento: pague até à hora indicada e a vaga fica confirmada.',
        en: 'Payment: pay by the time shown, and your place is confirmed.',
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
      {
        zh: '持臨時會員卡的會員，可報標明「{product}」的班；',
        pt: 'sócios com cartão provisório, nas classes assinaladas «{product}»;',
        en: 'members with a temporary card, for classes marked “{product}”;',
      },
      {
        zh: '未滿 18 歲的會員，須先獲父母或監護人授權。',
        pt: 'sócios com menos de 18 anos, com autorização do pai, da mãe ou do tutor.',
        en: 'members under 18 whose parent or guardian has authorised it.',
      },
    ),
    links(
      [
        '/classes',
        {
          zh: '{product}健身興趣班',
          pt: 'Classes de recreação do {product}',
          en: '{product} recreational classes',
        },
      ],
      ['/classes/mine', { zh: '我的興趣班', pt: 'As minhas classes', en: 'My classes' }],
      ['/contact', { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' }],
    ),
  ],
}
