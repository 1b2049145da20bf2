import { links, list, type Page, paragraph } from '../said.ts'

/** Explains the service until the screen of the same address replaces this page (R31). */
export const changeMobile: Page = {
  key: 'online/account/change-mobile',
  updatedOn: '2026-11-20',
  title: { zh: '更改流動電話號碼', pt: 'Alterar o telemóvel', en: 'Change your mobile number' },
  blocks: [
    paragraph({
      zh: '流動電話用作證明你的身份，因此目前須親身到任何一個服務處更改。請帶同：',
      pt: 'O telemóvel serve para provar quem é. Por isso, de momento, a alteração faz-se ao balcão. Traga:',
      en: 'Your mobile proves who you are, so for now it is changed in person at any counter. Bring:',
    }),
    list(
      { zh: '身份證件正本；', pt: 'o original do documento de identificação;', en: 'your original identity document;' },
      {
        zh: '使用新號碼的電話，以便即場收取驗證碼。',
        pt: 'o telemóvel com o número novo, para receber o código no local.',
        en: 'the phone with the new number, to receive a code on the spot.',
      },
    ),
    paragraph({
      zh: '更改後，我們會通知舊號碼及你的電郵地址。',
      pt: 'Depois da alteração avisamos o número antigo e o seu e-mail.',
      en: 'After the change we tell the old number and your e-mail address.',
    }),
    links(['/contact', { zh: '服務處地址', pt: 'Onde ficam os balcões', en: 'Where the counters are' }]),
  ],
}
