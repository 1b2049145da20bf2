import { heading, links, list, type Page, paragraph } from '../said.ts'

/** Law 8/2005 demands these facts: purpose, categories, recipients, retention, rights. */
export const privacy: Page = {
  key: 'privacy',
  updatedOn: '2026-11-22',
  title: { zh: '個人資料保護', pt: 'Protecção de dados pessoais', en: 'How we protect your data' },
  blocks: [
    paragraph({
      zh: '{authority}是本網站個人資料的負責實體，按照第 8/2005 號法律《個人資料保護法》處理你的資料。',
      pt: 'Entidade responsável pelo tratamento dos dados deste portal: {authority}. Os dados são tratados nos termos da Lei n.º 8/2005 (Lei da Protecção de Dados Pessoais).',
      en: 'The {authority} is responsible for the personal data of this portal and handles it under Law 8/2005 (Personal Data Protection Act).',
    }),
    heading({ zh: '我們收集甚麼，用來做甚麼', pt: 'Que dados recolhemos e para quê', en: 'What we collect, and why' }),
    list(
      {
        zh: '身份資料、相片及證件副本：確認你的身份、審批會籍及製作會員卡。',
        pt: 'Identificação, fotografia e cópia do documento: para confirmar a sua identidade, apreciar o pedido e emitir o cartão.',
        en: 'Your identity, photo and document copy: to be sure who you are, to decide on membership and to issue the card.',
      },
      {
        zh: '電郵地址、流動電話及地址：發送驗證碼及通知，與你聯絡。',
        pt: 'E-mail, telemóvel e morada: para enviar códigos e avisos e para o contactar.',
        en: 'Your e-mail, mobile and address: to send codes and notices, and to reach you.',
      },
      {
        zh: '父母或監護人的資料：核實其對未成年人的同意。',
        pt: 'Dados dos pais ou tutor: para confirmar o consentimento relativo a menores.',
        en: 'Data of parents and guardians: to confirm their consent for a child.',
      },
      {
        zh: '登入及操作紀錄：保障帳戶安全。',
        pt: 'Registo de acessos e operações: para proteger a sua conta.',
        en: 'Records of logins and actions: to keep your account safe.',
      },
    ),
    paragraph({
      zh: '我們不會出售你的資料，亦不會用於廣告。推廣短訊可在登記時拒收。',
      pt: 'Não vendemos os seus dados nem os usamos em publicidade. No registo pode recusar SMS promocionais.',
      en: 'We do not sell your data or use it for advertising. You can decline promotional SMS when you register.',
    }),
    heading({ zh: '誰可以看到', pt: 'Quem os vê', en: 'Who sees it' }),
    paragraph({
      zh: '只有因工作需要的職員可查閱，每次查閱證件及相片均有紀錄。為核實身份，我們會與身份證明部門核對資料。除法律規定外，不會提供予第三者。',
      pt: 'Só o pessoal que deles precisa no trabalho; cada consulta de documentos e fotografias fica registada. Para confirmar a identidade, os dados são comparados com os dos serviços de identificação. Não são cedidos a terceiros, salvo quando a lei o exige.',
      en: 'Only staff who need it for their work; each look at a document or photo is written down. To confirm identity we compare data with the identification authority. Nobody else receives it, except where the law demands it.',
    }),
    heading({
      zh: '怎樣保管，保存多久',
      pt: 'Como e por quanto tempo os guardamos',
      en: 'How, and for how long, we keep it',
    }),
    list(
      {
        zh: '相片及證件副本加密保存；密碼不以原文保存。',
        pt: 'Fotografias e cópias de documentos são guardadas cifradas; as palavras-passe nunca são guardadas tal como foram escritas.',
        en: 'Photos and document copies are kept encrypted; passwords are never kept as they were typed.',
      },
      {
        zh: '會員資料：在會籍有效期內保存。',
        pt: 'Dados de sócio: enquanto for sócio.',
        en: 'Member data: for as long as you are a member.',
      },
      {
        zh: '未完成或被拒絕的申請的圖片：最多 90 天。',
        pt: 'Imagens de pedidos não concluídos ou recusados: até 90 dias.',
        en: 'Pictures of unfinished or refused applications: up to 90 days.',
      },
      {
        zh: '登入及帳戶更改的保安紀錄：一年。當中只有時間、次數、操作、結果及網絡來源的代碼，不含你輸入的內容或網絡地址。',
        pt: 'Registo de segurança de entradas e alterações da conta: um ano. Contém apenas a hora, o número de vezes, a operação, o resultado e um código da rede de origem; nem o que escreveu nem o endereço de rede.',
        en: 'The security log of logins and changes to your account: one year. It holds only when, how often, what was done, how it ended and a code for the network it came from; nothing you typed, and no network address.',
      },
      {
        zh: '人臉核對的影像：核對後即時刪除。',
        pt: 'Imagens da verificação facial: eliminadas logo a seguir.',
        en: 'Pictures of a face check: deleted right after it.',
      },
    ),
    heading({ zh: '你的權利', pt: 'Os seus direitos', en: 'Your rights' }),
    paragraph({
      zh: '你有權知悉、查閱及更正你的資料，並可就處理提出反對或要求刪除。請以電郵 {supportEmail} 或親臨服務處提出。你亦可向個人資料保護局投訴。',
      pt: 'Tem direito de informação, de acesso, de rectificação e de oposição, e pode pedir a eliminação dos dados. Escreva para {supportEmail} ou vá a um balcão. Pode também queixar-se à Direcção dos Serviços da Protecção de Dados Pessoais.',
      en: 'You may know what we hold, see it, have it corrected, object to its use and ask for its deletion. Write to {supportEmail} or come to a counter. You may also complain to the Personal Data Protection Bureau.',
    }),
    heading({ zh: '你的瀏覽器保存甚麼', pt: 'O que fica no seu navegador', en: 'What your browser keeps' }),
    paragraph({
      zh: '本網站只在你的瀏覽器保存登入憑證、語言及登入方式，登出後憑證即被清除。我們不使用追蹤工具，亦不向其他網站發送資料。',
      pt: 'Este portal guarda no navegador apenas a chave da sessão, a língua e o modo de entrada; ao terminar a sessão, a chave é apagada. Não usamos ferramentas de rastreio nem enviamos dados a outros sítios.',
      en: 'This portal keeps in your browser only the key of your session, the language and the way you logged in; logging out clears the key. We use no tracking, and send nothing to other websites.',
    }),
    links([
      'https://www.dspdp.gov.mo/',
      {
        zh: '個人資料保護局',
        pt: 'Direcção dos Serviços da Protecção de Dados Pessoais',
        en: 'Personal Data Protection Bureau',
      },
    ]),
  ],
}
