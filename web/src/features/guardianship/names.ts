import { locale } from '#texts/document'

/** The Chinese name in Chinese, where there is one; the other one elsewhere. */
export const nameOf = ({ nameZh, namePt }: { nameZh: string | null; namePt: string }) =>
  locale === 'zh' ? (nameZh ?? namePt) : namePt

/** The same of somebody who may be no member: null. */
export const nameIfMember = ({ nameZh, namePt }: { nameZh: string | null; namePt: string | null }) =>
  namePt === null ? null : nameOf({ nameZh, namePt })
