import { locale } from '#texts/document'

/** The name of somebody as one reads it. */
export const nameOf = ({ nameZh, namePt }: { nameZh: string | null; namePt: string }) =>
  locale === 'zh' ? (nameZh ?? namePt) : namePt
