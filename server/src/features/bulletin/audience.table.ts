import { type BulletinGroup, type BulletinTopic, noticeTopics, type UsedService } from '@palaestra/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { wants } from '../choice/choice.table.ts'
import type { Contacts } from '../letter/letter.service.ts'
import type { Audience } from './bulletin.table.ts'

/** What a member of a row of `members` has used within twelve months of a day, or has taken up. */
const used: Record<UsedService, (today: string) => RawBuilder<boolean>> = {
  visits: (today) => sql`exists (
    select from visits where member_id = members.id and day > ${today}::date - interval '12 months')`,
  gifts: (today) => sql`exists (
    select from redemptions where member_id = members.id and created_at > ${today}::date - interval '12 months')`,
  onlineCard: () => sql`exists (select from card_notices where member_id = members.id)`,
  governmentLink: () => sql`exists (
    select from government_links where member_id = members.id and unlinked_at is null)`,
}

/** Whole years on a day, by the calendar: born on 29 February, one is a year older on 1 March. */
const isAtLeast = (years: number, today: string) =>
  sql<boolean>`members.birth_date <= (${today}::date - make_interval(years => ${years}))::date`

const ofGroup = ({ ageFrom, ageTo, areas, languages, idTypes, services }: BulletinGroup, today: string) => {
  const asked: (RawBuilder<boolean> | false)[] = [
    ageFrom !== null && isAtLeast(ageFrom, today),
    ageTo !== null && sql`not ${isAtLeast(ageTo + 1, today)}`,
    areas.length > 0 && sql`members.area = any(${areas}::text[])`,
    languages.length > 0 && sql`members.language = any(${languages}::text[])`,
    idTypes.length > 0 && sql`members.id_type = any(${idTypes}::text[])`,
    services.length > 0 &&
      sql`(${sql.join(
        services.map((one) => used[one](today)),
        sql` or `,
      )})`,
  ]
  // A group that asks for nothing is a mistake and nobody; who means everybody says so.
  const conditions = asked.filter((one) => one !== false)
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`false`
}

const belongsTo = ({ audience, memberId, groupOf }: Audience, today: string) => {
  if (audience === 'member') return sql<boolean>`members.id = ${memberId}`
  return audience === 'group' && groupOf ? ofGroup(groupOf, today) : sql<boolean>`${audience === 'all'}::boolean`
}

/** Whether a copy is wanted: of what is official nobody is asked. */
const wantsCopy = (topic: BulletinTopic, channel: 'email' | 'sms') => {
  const asked = noticeTopics.find((one) => one === topic)
  return asked ? wants(asked, channel) : sql<boolean>`true`
}

/** Who belongs to an audience at this moment. */
export const audienceTable = (db: Db) => ({
  /** How many they are, and how many of them a copy would reach. */
  async count(of: Audience & { topic: BulletinTopic }, today: string) {
    const { rows } = await sql<{ people: number; byEmail: number; bySms: number }>`
      select count(*)::int as people,
        (count(*) filter (where email is not null and ${wantsCopy(of.topic, 'email')}))::int as by_email,
        (count(*) filter (where mobile_confirmed and mobile is not null and ${wantsCopy(of.topic, 'sms')}))::int as by_sms
      from members where ${belongsTo(of, today)}`.execute(db)
    return rows[0] ?? { people: 0, byEmail: 0, bySms: 0 }
  },

  /** The next of them behind a member, in the order of their ids. */
  next: (of: Audience, { after, size, today }: { after: number; size: number; today: string }): Promise<Contacts[]> =>
    db
      .selectFrom('members')
      .select(['id', 'email', 'mobile', 'mobileConfirmed', 'language'])
      .where('id', '>', after)
      .where(belongsTo(of, today))
      .orderBy('id')
      .limit(size)
      .execute(),
})
