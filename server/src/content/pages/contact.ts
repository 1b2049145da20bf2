import { heading, links, list, type Page, paragraph } from '../said.ts'

/** The places of help: the hotline and its hours (K02). The hours come from the contract’s constant. */
export const contact: Page = {
  key: 'contact',
  updatedOn: '2026-11-20',
  title: { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' },
  blocks: [
    heading({ zh: '服務熱線', pt: 'Linha de apoio', en: 'Hotline' }),
    paragraph({ zh: '{hotline}', pt: '{hotline}', en: '{hotline}' }),
    paragraph({
      zh: '服務時間：{supportHours}。公眾假期休息。',
      pt: 'Horário: {supportHours}. Encerra nos feriados.',
      en: 'Hours: {supportHours}. Closed on public holidays.',
    }),
    heading({ zh: '電郵', pt: 'E-mail', en: 'E-mail' }),
    paragraph({
      zh: '{supportEmail}。請勿在電郵內附上密碼或驗證碼。',
      pt: '{supportEmail}. Não envie palavras-passe nem códigos.',
      en: '{supportEmail}. Please do not send passwords or codes.',
    }),
    heading({ zh: '服務處', pt: 'Balcões', en: 'Counters' }),
    list(
      {
        zh: '塔石體育館服務處：澳門塔石廣場',
        pt: 'Pavilhão Polidesportivo Tap Seac: Praça do Tap Seac, Macau',
        en: 'Tap Seac Multisport Pavilion: Tap Seac Square, Macao',
      },
      {
        zh: '蓮峰體育中心服務處：澳門罅些喇提督大馬路',
        pt: 'Centro Desportivo de Lin Fong: Avenida do Almirante Lacerda, Macau',
        en: 'Lin Fong Sports Centre: Avenida do Almirante Lacerda, Macao',
      },
      {
        zh: '奧林匹克體育中心服務處：氹仔奧林匹克大馬路',
        pt: 'Centro Desportivo Olímpico: Avenida Olímpica, Taipa',
        en: 'Olympic Sports Centre: Avenida Olímpica, Taipa',
      },
    ),
    paragraph({
      zh: '親臨辦理時，請帶同身份證明文件正本。如行動不便或需要手語協助，請預先致電，我們會作安排。',
      pt: 'Traga o original do documento de identificação. Se tiver mobilidade reduzida ou precisar de língua gestual, telefone antes e nós preparamos tudo.',
      en: 'Bring your original identity document. If you find it hard to get about, or need sign language, call beforehand and we will arrange it.',
    }),
    links(['/faq', { zh: '常見問題', pt: 'Perguntas frequentes', en: 'Frequently asked questions' }]),
  ],
}
