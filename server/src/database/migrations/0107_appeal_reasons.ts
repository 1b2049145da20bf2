import { type Kysely, sql } from 'kysely'

const ready = [
  [
    'granted',
    '經查核後，確認暫停的原因並不成立。',
    'Verificámos que o motivo da suspensão não se confirma.',
    'We have checked, and the reason for the suspension does not hold.',
  ],
  [
    'granted',
    '你的解釋及證明獲接納。',
    'Aceitámos a sua explicação e as provas que apresentou.',
    'We accept your explanation and what you have shown to prove it.',
  ],
  [
    'dismissed',
    '申訴中沒有新的資料，足以改變原來的決定。',
    'A reclamação não apresenta nada de novo que altere a decisão.',
    'The appeal has nothing new that would change the decision.',
  ],
  [
    'dismissed',
    '根據記錄，你確曾違反使用規則。',
    'Os registos confirmam que as regras de utilização não foram cumpridas.',
    'Our records confirm that the rules of use were broken.',
  ],
] as const

/**
 * Ready reasons may be about appeals. A portal that has reasons already gets some to begin with; a new one begins with
 * those of `content/reasons.ts`.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table ready_reasons drop constraint ready_reasons_kind_check`.execute(db)
  await sql`alter table ready_reasons add constraint ready_reasons_kind_check
    check (kind in ('application', 'supplement', 'documents', 'appeal'))`.execute(db)
  for (const [at, [part, zh, pt, en]] of ready.entries())
    await sql`
      insert into ready_reasons (kind, part, place, text_zh, text_pt, text_en)
      select 'appeal', ${part}, ${at + 1}, ${zh}, ${pt}, ${en} where exists (select from ready_reasons)`.execute(db)
}
