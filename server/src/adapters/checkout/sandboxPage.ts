import type { Locale } from '@palaestra/contract'
import { escaped } from '../../http/plainPage.ts'
import { sandboxPage } from '../../http/sandboxPage.ts'

/** What one can do on the page, in the order in which it is offered. */
export const sandboxWays = ['pay', 'refuse', 'silent', 'twice', 'late'] as const
export type SandboxWay = (typeof sandboxWays)[number]

interface Texts {
  language: string
  sandbox: string
  title: string
  ways: Record<SandboxWay, { act: string; what: string }>
  closed: string
  paid: string
  back: string
}

const texts: Record<Locale, Texts> = {
  zh: {
    language: 'zh-Hant-MO',
    sandbox: '測試環境：並非真實的付款服務，不會收取任何款項',
    title: '付款',
    ways: {
      pay: { act: '付款', what: '付款成功，並通知會員網' },
      refuse: { act: '拒絕付款', what: '例如餘額不足：沒有扣款' },
      silent: { act: '付款，但不通知', what: '會員網要自行查詢' },
      twice: { act: '付款，並通知兩次', what: '會員網只可計算一次' },
      late: { act: '付款，十分鐘後才通知', what: '會員網要自行查詢，或等候通知' },
    },
    closed: '此頁已關閉，不能再付款。',
    paid: '已付款。',
    back: '返回會員網',
  },
  pt: {
    language: 'pt-PT',
    sandbox: 'Ambiente de ensaio: não é um serviço de pagamento real, e nada é cobrado',
    title: 'Pagamento',
    ways: {
      pay: { act: 'Pagar', what: 'O pagamento é aceite e o portal é avisado' },
      refuse: { act: 'Recusar o pagamento', what: 'Por exemplo, sem saldo: nada é cobrado' },
      silent: { act: 'Pagar sem aviso', what: 'O portal tem de perguntar' },
      twice: { act: 'Pagar com dois avisos', what: 'O portal só pode contar um' },
      late: { act: 'Pagar com aviso dez minutos depois', what: 'O portal tem de perguntar, ou de esperar' },
    },
    closed: 'Esta página está fechada: já não se pode pagar.',
    paid: 'Já está pago.',
    back: 'Voltar ao portal',
  },
  en: {
    language: 'en',
    sandbox: 'Sandbox: this is not a real payment service, and nothing is charged',
    title: 'Payment',
    ways: {
      pay: { act: 'Pay', what: 'The payment goes through and the portal is told' },
      refuse: { act: 'Refuse the payment', what: 'For example for lack of money: nothing is charged' },
      silent: { act: 'Pay without news', what: 'The portal has to ask' },
      twice: { act: 'Pay with news twice', what: 'The portal may count it once' },
      late: { act: 'Pay with news ten minutes later', what: 'The portal has to ask, or to wait' },
    },
    closed: 'This page is closed: nobody can pay on it any more.',
    paid: 'This is paid.',
    back: 'Back to the portal',
  },
}

interface Page {
  /** The path of the page; each way is below it. */
  address: string
  returnTo: string
  /** In avos. */
  amount: number
  said: string
  locale: Locale
  state: 'open' | 'paid' | 'ended'
}

const pataca = (amount: number) => `MOP ${(amount / 100).toFixed(2)}`

export const checkoutPage = ({ address, returnTo, amount, said, locale, state }: Page) => {
  const say = texts[locale]
  const way = (name: SandboxWay) => `
      <li><form method="post" action="${escaped(address)}/${name}"><button>
        <strong>${say.ways[name].act}</strong>
        <small>${say.ways[name].what}</small>
      </button></form></li>`
  const open = `<ul>${sandboxWays.map(way).join('')}
    </ul>`
  return sandboxPage(
    say,
    `    <h1>${say.title}</h1>
    <p>${escaped(said)}</p>
    <p class="amount">${pataca(amount)}</p>
    ${state === 'open' ? open : `<p>${state === 'paid' ? say.paid : say.closed}</p>`}
    <p><a href="${escaped(returnTo)}">${say.back}</a></p>`,
  )
}
