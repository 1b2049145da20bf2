import type { FacilityKind, StruckReason } from '@palaestra/contract'
import { longDay } from './day.ts'
import { held } from './held.ts'

export interface ToldDraw {
  reference: string
  kind: FacilityKind
  /** The day that was drawn for. */
  day: string
  /** Of the entry. */
  code: string
}

const what = ({ kind, day, reference }: ToldDraw) => `${longDay(day)} ${held.values[kind]}繁忙時段（${reference}）`

/** Why there is no booking of what was won. */
const whyNot: Record<StruckReason, string> = {
  closed: '目前你不能預約場地',
  quota: '你這段時間的租場名額已用完',
  gone: '該時段已不再開放租用',
}

/** Letters about draws. */
export const ballot = {
  closed: (told: ToldDraw & { entriesHash: string }) => ({
    subject: `抽籤已截止報名（${told.reference}）`,
    body: `${what(told)}的抽籤已截止報名，名單已經封存。

你的代碼：${told.code}
名單的雜湊值：${told.entriesHash}

請保留這封信。抽籤後，任何人都可在抽籤的網頁重算結果；如名單其後被更改，雜湊值會不同。`,
  }),
  closedOfTerm: (told: Omit<ToldDraw, 'kind'> & { entriesHash: string }) => ({
    subject: `興趣班抽籤已截止登記（${told.reference}）`,
    body: `${longDay(told.day)}開課一期的興趣班報名次序抽籤已截止登記，名單已經封存。

你的代碼：${told.code}
名單的雜湊值：${told.entriesHash}

請保留這封信。抽籤後，任何人都可在抽籤的網頁重算結果；如名單其後被更改，雜湊值會不同。`,
  }),
  notWon: (told: ToldDraw & { rank: number }) => ({
    subject: `抽籤結果：未有中籤（${told.reference}）`,
    body: `${what(told)}已經抽籤。你排第 ${told.rank} 名，你所選的時段都已由排名較前的人取得。

你的代碼：${told.code}

餘下的時段會在使用日前七日開放給所有會員預約。你可在抽籤的網頁核對結果。`,
  }),
  struck: (told: ToldDraw & { rank: number; why: StruckReason }) => ({
    subject: `抽籤結果：未能為你預訂（${told.reference}）`,
    body: `${what(told)}已經抽籤。你排第 ${told.rank} 名並且中籤，但未能為你預訂，因為${whyNot[told.why]}。

你的代碼：${told.code}

如有疑問，請與我們聯絡。`,
  }),
}
