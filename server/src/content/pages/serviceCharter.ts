import { heading, links, list, type Page, paragraph } from '../said.ts'

/** The footer links it in zh and pt only (L03); English readers reach it by its address. */
export const serviceCharter: Page = {
  key: 'service-charter',
  updatedOn: '2026-11-20',
  title: { zh: '服務承諾', pt: 'Carta de Qualidade', en: 'Service charter' },
  blocks: [
    paragraph({
      zh: '以下是{authority}對會員服務的承諾。',
      pt: '{authority}: estes são os nossos compromissos para com os sócios.',
      en: 'This is what the {authority} promises its members.',
    }),
    heading({ zh: '我們的承諾', pt: 'Os nossos compromissos', en: 'What we promise' }),
    list(
      {
        zh: '會員登記：收到申請後 3 個工作日內審批，並以電郵通知結果。',
        pt: 'Registo de sócio: decisão em 3 dias úteis, comunicada por e-mail.',
        en: 'Registration: a decision within 3 working days, sent by e-mail.',
      },
      {
        zh: '報失會員卡：報失後隨即以電郵發送臨時會員卡，20 天後可換領正式會員卡。',
        pt: 'Perda do cartão: cartão provisório por e-mail logo após a participação; cartão definitivo ao fim de 20 dias.',
        en: 'Lost card: a temporary card by e-mail as soon as you report it; a permanent card after 20 days.',
      },
      {
        zh: '不獲批准的申請：必定說明原因，並可更正後再提交。',
        pt: 'Pedidos não aprovados: dizemos sempre o motivo, e o pedido pode ser corrigido.',
        en: 'Applications that are not approved: we always tell you why, and you can correct the application.',
      },
      {
        zh: '語文：所有頁面、電郵及短訊均備有中文、葡文及英文。',
        pt: 'Línguas: todas as páginas, e-mails e SMS em chinês, português e inglês.',
        en: 'Languages: every page, e-mail and text message in Chinese, Portuguese and English.',
      },
    ),
    heading({ zh: '怎樣計算工作日', pt: 'Como se contam os dias úteis', en: 'How working days are counted' }),
    paragraph({
      zh: '由收到申請的翌日起計，星期六、星期日及公眾假期不計算在內。',
      pt: 'Contam-se a partir do dia seguinte ao da recepção, sem sábados, domingos e feriados.',
      en: 'Working days start the day after we receive the application. Saturdays, Sundays and public holidays do not count.',
    }),
    heading({ zh: '意見及投訴', pt: 'Sugestões e reclamações', en: 'Suggestions and complaints' }),
    paragraph({
      zh: '如我們未能履行承諾，請致電 {hotline} 或電郵至 {supportEmail}。你的意見有助我們改善服務。',
      pt: 'Se não cumprirmos, telefone para {hotline} ou escreva para {supportEmail}. A sua opinião ajuda-nos a melhorar.',
      en: 'If we do not keep a promise, call {hotline} or e-mail {supportEmail}. Your comments help us improve.',
    }),
    links(['/contact', { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' }]),
  ],
}
