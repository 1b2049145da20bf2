import type { Locale } from '@palaestra/contract'
import type { Db } from '../database/database.ts'

/** Words that only one of the two languages has, and that hardly a sentence does without. */
const common = {
  pt: /\b(de|do|da|que|não|sua|seu|para|foi|por|um|uma|código|dos)\b/giu,
  en: /\b(the|of|to|you|your|is|and|has|not|this|with|for)\b/giu,
}
const count = (text: string, words: RegExp) => [...text.matchAll(words)].length

/** The language in which a text is written, whatever names and addresses stand in it. */
const languageOf = (text: string): Locale => {
  const han = count(text, /\p{Script=Han}/gu)
  if (han > count(text.replace(/https?:\S+/g, ''), /\p{Script=Latin}+/gu)) return 'zh'
  return count(text, common.pt) > count(text, common.en) ? 'pt' : 'en'
}

/**
 * Reads the letters that members have got, as each of them does.
 * @throws when one is in another language than its reader’s
 */
export const readAsMembers = async (db: Db) => {
  const letters = await db
    .selectFrom('developmentInbox as letter')
    .innerJoin('members', (join) =>
      join.on(({ or, eb }) =>
        or([eb('members.email', '=', eb.ref('letter.to')), eb('members.mobile', '=', eb.ref('letter.to'))]),
      ),
    )
    .select(['letter.to', 'letter.channel', 'letter.subject', 'letter.body', 'members.language'])
    .execute()
  for (const { to, channel, subject, body, language } of letters) {
    // Written by a test of the post itself.
    if (body.includes(`to ${to}`) || (channel === 'email' && subject === '')) continue
    // A code speaks the language of the page that it is typed into.
    if (/(?<!\d)\d{6}(?!\d)/.test(body)) continue
    const written = languageOf(`${subject}\n${body}`)
    if (written !== language) throw new Error(`A reader of ${language} gets a letter in ${written}: ${subject || body}`)
  }
}
