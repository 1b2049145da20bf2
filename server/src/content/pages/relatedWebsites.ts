import { links, type Page, paragraph } from '../said.ts'

export const relatedWebsites: Page = {
  key: 'related-websites',
  updatedOn: '2026-11-20',
  title: { zh: '相關網站', pt: 'Sítios relacionados', en: 'Related websites' },
  blocks: [
    paragraph({
      zh: '以下連結會帶你離開本網站。我們不對其他網站的內容負責。',
      pt: 'Estas ligações levam-no para fora deste portal. Não respondemos pelo conteúdo de outros sítios.',
      en: 'These links take you away from this portal. We are not responsible for what other websites say.',
    }),
    links(
      [
        'https://www.gov.mo/',
        {
          zh: '澳門特別行政區政府入口網站',
          pt: 'Portal do Governo da Região Administrativa Especial de Macau',
          en: 'Macao SAR Government Portal',
        },
      ],
      [
        'https://www.dsi.gov.mo/',
        { zh: '身份證明局', pt: 'Direcção dos Serviços de Identificação', en: 'Identification Services Bureau' },
      ],
      [
        'https://www.dspdp.gov.mo/',
        {
          zh: '個人資料保護局',
          pt: 'Direcção dos Serviços da Protecção de Dados Pessoais',
          en: 'Personal Data Protection Bureau',
        },
      ],
      ['https://www.io.gov.mo/', { zh: '印務局', pt: 'Imprensa Oficial', en: 'Printing Bureau' }],
    ),
  ],
}
