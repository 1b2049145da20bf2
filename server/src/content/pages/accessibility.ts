import { heading, list, type Page, paragraph } from '../said.ts'

export const accessibility: Page = {
  key: 'accessibility',
  updatedOn: '2026-11-20',
  title: { zh: '無障礙', pt: 'Acessibilidade', en: 'Accessibility' },
  blocks: [
    paragraph({
      zh: '我們希望人人都能使用本網站。我們以《網頁內容無障礙指引》（WCAG）2.2 AA 級為目標。',
      pt: 'Queremos que todas as pessoas possam usar este portal. O nosso objectivo é o nível AA das directrizes WCAG 2.2.',
      en: 'We want everyone to be able to use this portal. Our aim is level AA of the guidelines WCAG 2.2.',
    }),
    heading({ zh: '你可以', pt: 'Pode', en: 'You can' }),
    list(
      {
        zh: '只用鍵盤完成所有操作；',
        pt: 'fazer tudo apenas com o teclado;',
        en: 'do everything with the keyboard alone;',
      },
      {
        zh: '把文字放大至 200%，內容不會遺漏；',
        pt: 'aumentar o texto até 200% sem perder conteúdo;',
        en: 'enlarge the text to 200% without losing anything;',
      },
      {
        zh: '使用螢幕閱讀器，每個欄位及錯誤均有說明；',
        pt: 'usar um leitor de ecrã: cada campo e cada erro tem descrição;',
        en: 'use a screen reader: every field and every error is described;',
      },
      {
        zh: '選用深色或高對比模式；',
        pt: 'usar o modo escuro ou o alto contraste;',
        en: 'choose a dark or high-contrast view;',
      },
      {
        zh: '完成安全檢查，毋須辨認圖像或聲音。',
        pt: 'concluir a verificação de segurança sem decifrar imagens nem sons.',
        en: 'complete the security check without reading pictures or listening to sounds.',
      },
    ),
    heading({ zh: '遇到困難？', pt: 'Encontrou uma dificuldade?', en: 'Problems using this site?' }),
    paragraph({
      zh: '請致電 {hotline} 或電郵至 {supportEmail}，告訴我們是哪一頁及遇到甚麼困難。我們會協助你完成手續，並改善網站。',
      pt: 'Telefone para {hotline} ou escreva para {supportEmail} e diga-nos em que página e o que aconteceu. Ajudamo-lo a concluir o que precisa e melhoramos o portal.',
      en: 'Call {hotline} or e-mail {supportEmail}. Tell us the page and what went wrong. We will help you finish, and improve the website.',
    }),
  ],
}
