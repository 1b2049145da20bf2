import { longDay } from './day.ts'

interface Received {
  reference: string
  /** yyyy-mm-dd */
  dueOn: string
  /** What it is against holds nobody back as long as it waits. */
  rests: boolean
}
interface Decided {
  reference: string
  /** In the words of who has decided. */
  reason: string
  hotline: string
}

interface ReceivedOfMissed extends Omit<Received, 'rests'> {
  /** What was booked, by its number. */
  booking: string
}
interface DecidedOfMissed extends Decided {
  booking: string
}
interface DismissedOfMissed extends DecidedOfMissed {
  /** yyyy-mm-dd, from which one may book again; left out where nothing follows. */
  until?: string | undefined
}

export const appeal = {
  received: ({ reference, dueOn, rests }: Received) => ({
    subject: `已收到你的申訴（${reference}）`,
    body: `我們已收到你對暫停會員服務的申訴（編號 ${reference}），會於 ${longDay(dueOn)}或之前，由沒有參與原來決定的人員處理並通知你。在此之前，${rests ? '你可以照常租場' : '暫停繼續有效'}。`,
  }),
  granted: ({ reference, reason, hotline }: Decided) => ({
    subject: `你的申訴獲批准（${reference}）`,
    body: `你的申訴（編號 ${reference}）獲批准，該項暫停已經解除。

原因：
${reason}

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  dismissed: ({ reference, reason, hotline }: Decided) => ({
    subject: `你的申訴不獲批准（${reference}）`,
    body: `很抱歉，你的申訴（編號 ${reference}）不獲批准，該項暫停維持不變。

原因：
${reason}

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  receivedOfMissed: ({ reference, booking, dueOn }: ReceivedOfMissed) => ({
    subject: `已收到你就缺席的申訴（${reference}）`,
    body: `我們已收到你對預約 ${booking} 記為缺席的申訴（編號 ${reference}），會於 ${longDay(dueOn)}或之前作出決定並通知你。在此之前，這次缺席不計算在內。`,
  }),
  grantedOfMissed: ({ reference, booking, reason, hotline }: DecidedOfMissed) => ({
    subject: `你就缺席的申訴獲批准（${reference}）`,
    body: `你的申訴（編號 ${reference}）獲批准，預約 ${booking} 的缺席已獲豁免，不再計算在內。

原因：
${reason}

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  dismissedOfMissed: ({ reference, booking, reason, until, hotline }: DismissedOfMissed) => ({
    subject: `你就缺席的申訴不獲批准（${reference}）`,
    body: `很抱歉，你的申訴（編號 ${reference}）不獲批准，預約 ${booking} 仍記為缺席。${until ? `你由 ${longDay(until)}起才可再租場。` : ''}

原因：
${reason}

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
}
