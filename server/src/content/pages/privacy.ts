import { heading, links, list, type Page, paragraph } from '../said.ts'

/** Law 8/2005 demands these facts: purpose, categories, recipients, retention, rights. */
export const privacy: Page = {
  key: 'privacy',
  updatedOn: '2026-11-26',
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
        en: 'Your identity details, photo and document copy: to confirm your identity, decide on membership and issue the card.',
      },
      {
        zh: '電郵地址、流動電話號碼及地址：發送驗證碼及通知，與你聯絡。',
        pt: 'E-mail, número de telemóvel e morada: para enviar códigos e avisos e para o contactar.',
        en: 'Your e-mail, mobile number and address: to send codes and notices, and to contact you.',
      },
      {
        zh: '父母或監護人的資料：核實其對未成年人的同意。',
        pt: 'Dados dos pais ou tutor: para confirmar o consentimento relativo a menores.',
        en: 'Data of parents and guardians: to confirm their consent for a child.',
      },
      {
        zh: '登入及操作記錄：保障帳戶安全。',
        pt: 'Registo de acessos e operações: para proteger a sua conta.',
        en: 'Records of logins and actions: to keep your account safe.',
      },
    ),
    paragraph({
      zh: '我們不會出售你的資料，亦不會提供予他人作廣告用途。如不希望收到我們的推廣短訊，可在登記時選擇。',
      pt: 'Não vendemos os seus dados nem os cedemos a terceiros para publicidade. No registo, pode recusar as nossas SMS promocionais.',
      en: 'We do not sell your data or give it to others for advertising. You can choose not to get our promotional text messages when you register.',
    }),
    heading({ zh: '誰可以看到', pt: 'Quem os vê', en: 'Who sees it' }),
    paragraph({
      zh: '只有因工作需要的職員可查閱，每次查閱證件及相片均有記錄。為核實身份，我們會與{identityBureau}核對資料。除法律規定外，不會提供予第三者。',
      pt: 'Só o pessoal que deles precisa no trabalho; cada consulta de documentos e fotografias fica registada. Para confirmar a identidade, os dados são comparados com os da {identityBureau}. Não são cedidos a terceiros, salvo quando a lei o exige.',
      en: 'Only staff who need it for their work. Each time someone views a document or photo, it is recorded. To confirm your identity we compare your details with the {identityBureau}. We do not give it to anyone else unless the law requires it.',
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
        zh: '會員資料：在會籍有效期內，以及會員卡到期後五年內保存；刪除前 30 天會通知你，登入即可保留。',
        pt: 'Dados de sócio: enquanto for sócio e nos cinco anos depois de o cartão expirar. Avisamos 30 dias antes de os apagar; se iniciar sessão, ficam.',
        en: 'Member data: for as long as you are a member, and for five years after your card expires. We tell you 30 days before it is erased; log in, and it is kept.',
      },
      {
        zh: '未完成的登記：逾時後 1 天。不獲批准的申請及其圖片：最多 90 天。',
        pt: 'Registos não concluídos: 1 dia depois de expirarem. Pedidos não aprovados e respectivas imagens: até 90 dias.',
        en: 'Unfinished registrations: 1 day after they time out. Applications that were not approved, and their pictures: up to 90 days.',
      },
      {
        zh: '登入及帳戶更改的保安記錄：一年。當中只有時間、次數、操作、結果及網絡來源的代碼，不含你輸入的內容或網絡地址。',
        pt: 'Registo de segurança de entradas e alterações da conta: um ano. Contém apenas a hora, o número de vezes, a operação, o resultado e um código da rede de origem; nem o que escreveu nem o endereço de rede.',
        en: 'The security log of logins and changes to your account: one year. It holds only when, how often, what was done, how it ended and a code for the network it came from; nothing you typed, and no network address.',
      },
      {
        zh: '人臉識別的影像：識別後即時刪除。',
        pt: 'Imagens da verificação facial: eliminadas logo a seguir.',
        en: 'Pictures of a face check: deleted right after it.',
      },
    ),
    heading({ zh: '你的權利', pt: 'Os seus direitos', en: 'Your rights' }),
    paragraph({
      zh: '你有權知悉、查閱及更正你的資料，並可就處理提出反對或要求刪除。請以電郵 {supportEmail} 或親臨服務處提出。你亦可向個人資料保護局投訴。',
      pt: 'Tem direito de informação, de acesso, de rectificação e de oposição, e pode pedir a eliminação dos dados. Escreva para {supportEmail} ou vá a um balcão. Pode também queixar-se à Direcção dos Serviços da Protecção de Dados Pessoais.',
      en: 'You have the right to know what we hold, to see it, to have it corrected, to object to its use and to ask us to delete it. E-mail {supportEmail} or come to a counter. You can also complain to the Personal Data Protection Bureau.',
    }),
    paragraph({
      zh: '會員登入後，可在「我的帳戶」的「我的資料」下載我們持有的全部資料，或要求刪除。',
      pt: 'Em «A minha conta», «Os meus dados», os sócios podem descarregar tudo o que temos sobre eles ou pedir a eliminação.',
      en: 'Under “My account”, “My data”, members can download everything we hold about them or ask us to erase it.',
    }),
    heading({ zh: '你的瀏覽器保存甚麼', pt: 'O que fica no seu navegador', en: 'What your browser keeps' }),
    paragraph({
      zh: '本網站在你的瀏覽器保存登入憑證、你的姓名、語言及登入方式；登出後，登入憑證及姓名會即時清除。我們不使用追蹤工具，亦不向其他網站發送資料。另有一個 cookie 讓你曾登入的裝置再被認出，以免他人的錯誤嘗試妨礙你登入；它不含個人資料，保存 400 天。',
      pt: 'Este portal guarda no navegador a chave da sessão, o seu nome, a língua e o modo como iniciou sessão; ao terminar a sessão, a chave e o nome são apagados. Não usamos ferramentas de rastreio nem enviamos dados a outros sítios. Um cookie permite reconhecer os dispositivos onde já iniciou sessão, para que as tentativas erradas de outras pessoas não o impeçam de entrar; não contém dados pessoais e dura 400 dias.',
      en: 'This portal stores your session key, your name, your language and how you logged in, in your browser. When you log out, the key and your name are removed. We do not use tracking or send data to other websites. One cookie lets the devices on which you have logged in be recognised, so that wrong tries of others do not keep you out; it holds no personal data and lasts 400 days.',
    }),
    paragraph({
      zh: '你在裝置上出示會員卡後，瀏覽器會保存該卡的姓名、會員編號、有效日期、縮小的相片及二維碼，以便沒有網絡時仍可出示。登出、以其他帳戶登入、會員卡報失，或裝置超過 7 日沒有網絡後，該卡會被刪除。請勿在他人可使用的裝置上出示會員卡。',
      pt: 'Depois de mostrar o cartão num dispositivo, o navegador guarda os nomes, o número de sócio, a validade, uma fotografia reduzida e o código QR desse cartão, para o poder mostrar sem rede. São apagados quando termina a sessão, quando alguém inicia sessão com outra conta, quando a perda do cartão é participada ou ao fim de 7 dias sem rede. Não mostre o cartão num dispositivo que outras pessoas usem.',
      en: 'Once you have shown your card on a device, the browser keeps its names, member number, expiry date, a small photo and QR code, so that you can show it without a network. They are removed when you log out, when someone else logs in, when the card is reported lost, or after 7 days without a network. Do not show your card on a device that others use.',
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
