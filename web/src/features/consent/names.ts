import { locale } from '#texts/document'

/** The Chinese name in Chinese, where there is one; the other one elsewhere. */
export const nameOf = ({ nameZh, namePt }: { nameZh: string | null; namePt: string }) =>
  locale === 'zh' ? (nameZh ?? namePt) : namePt
