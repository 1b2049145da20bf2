import { type desk, type Given, giftCodeOf, numberTyped, type Reply } from '@palaestra/contract'
import type { Written } from '@palaestra/ui'

export type Gift = Reply<typeof desk.points.gifts>['gifts'][number]
type Body = Partial<Given<typeof desk.points.saveGift>['body']>

const text = (value: Written[string] | undefined) => (typeof value === 'string' ? value : '')

/** The fields of the form as the call wants them. A new gift gets its code by its English name. */
export const giftIn = (written: Written, of: Pick<Gift, 'code' | 'version'> | undefined): Body => {
  const name = { zh: text(written['name.zh']), pt: text(written['name.pt']), en: text(written['name.en']) }
  const [price, stock] = [numberTyped(text(written['price'])), numberTyped(text(written['stock']))]
  return {
    // A name without a letter is complained about as a name; the code only follows from it.
    ...{ code: of?.code ?? (giftCodeOf(name.en) || 'gift'), version: of?.version ?? 0, name },
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock }),
    ...{ offered: written['offered'] === true },
    ...{ fromDay: text(written['fromDay']), untilDay: text(written['untilDay']) },
  }
}
