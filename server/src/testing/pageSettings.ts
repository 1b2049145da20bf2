import type { Settings } from '../http/document.ts'

/** Settings of a portal, as short as can be, to be written into a document. */
export const pageSettings: Settings = {
  authority: 'A',
  portal: 'Sport',
  product: 'P',
  productSlug: 'sport',
  governmentAccount: 'government account',
  identityBureau: 'identity bureau',
  hotline: '2888 0000',
  supportEmail: 'a@example.mo',
  mainSite: '/',
  version: '1',
  isDev: false,
  demonstration: false,
  timeZone: 'Asia/Macau',
  signOn: true,
  today: '2026-03-02',
}
