import { heading, links, list, notice, type Page, paragraph } from '../said.ts'

/** Explains this installation until an authority takes it over. The main site leads here until then. */
export const demonstration: Page = {
  key: 'demonstration',
  updatedOn: '2026-11-20',
  title: { zh: '關於這個示範網站', pt: 'Sobre esta demonstração', en: 'About this demonstration' },
  blocks: [
    notice({
      zh: '這是示範網站，並非任何政府部門的網站。請勿在此提交真實的個人資料。',
      pt: 'Isto é uma demonstração. Não é o sítio de nenhum serviço público. Não introduza aqui dados pessoais verdadeiros.',
      en: 'This is a demonstration. It is not the website of any authority. Do not enter real personal data here.',
    }),
    paragraph({
      zh: '本網站展示 Palaestra 的運作。Palaestra 是供公共體育機構使用的會員及帳戶系統。',
      pt: 'Este portal mostra como funciona o Palaestra, um sistema de sócios e contas para entidades desportivas públicas.',
      en: 'This portal shows how Palaestra works: a membership and account system for public sports authorities.',
    }),
    heading({ zh: '甚麼是虛構的', pt: 'O que é fictício', en: 'What is made up' }),
    list(
      {
        zh: '機構名稱、熱線及電郵地址；',
        pt: 'o nome da entidade, a linha de apoio e os e-mails;',
        en: 'the name of the authority, the hotline and the e-mail addresses;',
      },
      {
        zh: '所有人物、證件號碼、相片及申請；',
        pt: 'todas as pessoas, números de documentos, fotografias e pedidos;',
        en: 'all people, ID numbers, photos and applications;',
      },
      {
        zh: '服務處的安排。在此提交的申請不會令任何人成為真正的會員。',
        pt: 'a organização dos balcões. Um pedido feito aqui não torna ninguém sócio de verdade.',
        en: 'how the counters work. An application made here does not make anyone a real member.',
      },
    ),
    paragraph({
      zh: '地方、設施及公眾假期的名稱是真實的，只用作說明。',
      pt: 'Os nomes de lugares, instalações e feriados são verdadeiros e servem apenas de exemplo.',
      en: 'The names of places, facilities and public holidays are real, and serve only as examples.',
    }),
    links(['/membership', { zh: '會員計劃', pt: 'Plano de Sócio', en: 'About membership' }]),
  ],
}
