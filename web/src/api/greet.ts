import { locale } from '#texts/document'
import { session } from './session.ts'

/** Greets by the name in the language of the page. */
export const greet = ({ nameZh, namePt }: { nameZh: string | null; namePt: string }) =>
  session.setName(locale === 'zh' && nameZh ? nameZh : namePt)
