import type { IdType, Locale } from '@palaestra/contract'
import type { SandboxAccount } from '../../demonstration/governmentAccounts.ts'
import type { SandboxColleague } from '../../demonstration/workAccounts.ts'
import { escaped } from '../../http/plainPage.ts'
import { sandboxPage } from '../../http/sandboxPage.ts'

interface Texts {
  language: string
  sandbox: string
  title: string
  what: string
  idTypes: Record<IdType, string>
  member: (username: string) => string
  linked: (username: string) => string
  stranger: string
  cancel: string
  desk: {
    sandbox: string
    title: string
    what: string
    colleague: (username: string) => string
    unknown: string
    twoSteps: string
    oneStep: string
  }
  leave: { title: string; what: string; act: string }
}

const texts: Record<Locale, Texts> = {
  zh: {
    language: 'zh-Hant-MO',
    sandbox: '測試環境：並非真實的政府統一帳戶，以下人物均屬虛構',
    title: '選擇政府統一帳戶',
    what: '選擇後，會員網會收到該帳戶的姓名、證件類別及號碼和出生日期。',
    idTypes: { resident: '居民身份證', worker: '外地僱員身份認別證', permit: '特別逗留證', student: '學生證' },
    member: (username) => `會員 ${username}`,
    linked: (username) => `會員 ${username}，示範開始時已連結`,
    stranger: '尚未成為會員',
    cancel: '取消',
    desk: {
      sandbox: '測試環境：並非真實的工作帳戶，以下人物均屬虛構',
      title: '選擇工作帳戶',
      what: '選擇後，工作台會知道是哪一個帳戶，以及登入時有沒有第二重驗證。',
      colleague: (username) => `工作台用戶 ${username}`,
      unknown: '工作台未認識此帳戶，須由同事邀請',
      twoSteps: '已作第二重驗證',
      oneStep: '只有密碼',
    },
    leave: { title: '登出工作帳戶', what: '你已登出工作台。是否也登出工作帳戶？', act: '登出' },
  },
  pt: {
    language: 'pt-PT',
    sandbox: 'Ambiente de ensaio: não é a conta única do Governo, e estas pessoas não existem',
    title: 'Escolha uma conta do Governo',
    what: 'O portal recebe o nome, o tipo e o número do documento e a data de nascimento da conta escolhida.',
    idTypes: {
      resident: 'BIR',
      worker: 'Título de trabalhador não residente',
      permit: 'Título Especial de Permanência',
      student: 'Cartão de estudante',
    },
    member: (username) => `Sócio ${username}`,
    linked: (username) => `Sócio ${username}, associado desde o início da demonstração`,
    stranger: 'Ainda não é sócio',
    cancel: 'Cancelar',
    desk: {
      sandbox: 'Ambiente de ensaio: não são contas de trabalho reais, e estas pessoas não existem',
      title: 'Escolha uma conta de trabalho',
      what: 'O balcão fica a saber que conta é, e se houve um segundo passo.',
      colleague: (username) => `${username} no balcão`,
      unknown: 'Ainda desconhecida no balcão: precisa do convite de um colega',
      twoSteps: 'Com segundo passo',
      oneStep: 'Só com palavra-passe',
    },
    leave: {
      title: 'Terminar a sessão da conta de trabalho',
      what: 'A sessão no balcão terminou. Quer terminar também a da conta de trabalho?',
      act: 'Terminar sessão',
    },
  },
  en: {
    language: 'en',
    sandbox: 'Sandbox: this is not a real government account, and these people do not exist',
    title: 'Choose a government account',
    what: 'The portal will receive the name, the type and number of the document and the date of birth of that account.',
    idTypes: {
      resident: 'Resident ID card',
      worker: 'Non-resident worker’s card',
      permit: 'Special stay permit',
      student: 'Student card',
    },
    member: (username) => `Member ${username}`,
    linked: (username) => `Member ${username}, linked since the demonstration began`,
    stranger: 'Not a member yet',
    cancel: 'Cancel',
    desk: {
      sandbox: 'Sandbox: these are not real work accounts, and these people do not exist',
      title: 'Choose a work account',
      what: 'The desk will learn which account it is, and whether there was a second step.',
      colleague: (username) => `${username} at the desk`,
      unknown: 'Not known at the desk yet: needs an invitation from a colleague',
      twoSteps: 'With a second step',
      oneStep: 'With a password only',
    },
    leave: {
      title: 'Log out of your work account',
      what: 'You are logged out of the desk. Log out of your work account, too?',
      act: 'Log out',
    },
  },
}

const statusOf = ({ member, linked }: SandboxAccount, say: Texts) => {
  if (!member) return say.stranger
  return linked ? say.linked(member) : say.member(member)
}

const choice = (account: SandboxAccount, address: string, say: Texts) => `
      <li><form method="post" action="${address}/${account.subject}"><button>
        <strong>${escaped(account.name)}</strong>
        <small>${escaped(say.idTypes[account.idType])} ${account.idNumber} · <time>${account.birthDate}</time></small>
        <small>${escaped(statusOf(account, say))}</small>
      </button></form></li>`

/** The page that offers the accounts. Every choice is a form of its own without fields, so the page needs no script. */
export const peoplePage = (accounts: readonly SandboxAccount[], address: string, locale: Locale) => {
  const say = texts[locale]
  return sandboxPage(
    say,
    `    <h1>${say.title}</h1>
    <p>${say.what}</p>
    <ul>${accounts.map((account) => choice(account, escaped(address), say)).join('')}
    </ul>
    <form method="post" action="${escaped(address)}/nobody"><button class="cancel">${say.cancel}</button></form>`,
  )
}

const colleagueChoice = (
  { subject, name, colleague, secondFactor }: SandboxColleague,
  address: string,
  say: Texts['desk'],
) => `
      <li><form method="post" action="${address}/${subject}"><button>
        <strong>${escaped(name)}</strong>
        <small>${escaped(secondFactor ? say.twoSteps : say.oneStep)}</small>
        <small>${escaped(colleague ? say.colleague(colleague) : say.unknown)}</small>
      </button></form></li>`

/** The same for the staff: who is known at the desk, and who has signed in with a second step. */
export const staffPage = (accounts: readonly SandboxColleague[], address: string, locale: Locale) => {
  const { language, cancel, desk: say } = texts[locale]
  return sandboxPage(
    { language, ...say },
    `    <h1>${say.title}</h1>
    <p>${say.what}</p>
    <ul>${accounts.map((account) => colleagueChoice(account, escaped(address), say)).join('')}
    </ul>
    <form method="post" action="${escaped(address)}/nobody"><button class="cancel">${cancel}</button></form>`,
  )
}

/** The question after a logout at the desk. `form` is the library’s, and has everything but a button. */
export const leavePage = (form: string, locale: Locale) => {
  const { language, desk, leave } = texts[locale]
  return sandboxPage(
    { language, sandbox: desk.sandbox, title: leave.title },
    `    <h1>${leave.title}</h1>
    <p>${leave.what}</p>
    ${form}
    <button class="cancel" form="op.logoutForm" name="logout" value="yes">${leave.act}</button>`,
  )
}

/** The page, in English, for a request that the issuer cannot read: the language of the person is unknown. */
export const failurePage = (error: string, origin: string) =>
  sandboxPage(
    { ...texts.en, title: 'This request cannot be answered' },
    `    <h1>This request cannot be answered</h1>
    <p>${escaped(error)}</p>
    <p><a href="${escaped(origin)}/ams/login">Log in</a></p>`,
  )
