import { longMoment } from './day.ts'

interface Ready {
  /** Of whom it is: the reader, or their child. */
  name: string
  until: Date
  timeZone: string
  hotline: string
}

/** Of a copy of everything held about a member. */
export const dataCopy = {
  ready: ({ name, until, timeZone, hotline }: Ready) => ({
    subject: '你的資料副本已準備好',
    body: `你要求索取的${name}資料副本已準備好。請登入「我的帳戶」，在「我的資料」下載；下載前須再次核實身份。副本保留至 ${longMoment(until, timeZone)}，其後會被刪除。

如非你本人提出，請立即更改密碼，並致電 ${hotline}。`,
  }),
  fetched: (hotline: string) => ({
    subject: '你的資料副本已被下載',
    body: `你帳戶中的資料副本剛被下載。請妥善保管，因為當中載有你的全部資料。

如非你本人下載，請立即更改密碼，並致電 ${hotline}。`,
  }),
}
