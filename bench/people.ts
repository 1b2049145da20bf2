import pg from 'pg'
import { memberNumberFrom } from '../contract/src/rules/memberNumber.ts'
import { hashOfToken } from '../server/src/keys.ts'

/** Adds members with the password of the demonstration: `member1`, `member2` … One member cannot log in for all. */
export const seatMembers = async (count: number) => {
  const client = new pg.Client(process.env['DATABASE_URL'] ?? '')
  await client.connect()
  const numbers = Array.from({ length: count }, (_, place) => memberNumberFrom(20_000_000 + place))
  await client.query(
    `insert into members (member_number, username, id_number, password_hash, activated_at, id_type, surname, first_name,
       gender, birth_date, mobile_confirmed, area, address, language, pick_up_place, no_promotions, joined_at)
     select number, 'member' || place, (80000000 + place)::text, password_hash, activated_at, id_type, surname,
       first_name, gender, birth_date, false, area, address, language, pick_up_place, no_promotions, joined_at
     from unnest($1::text[]) with ordinality as fresh(number, place), members
     where username = 'siumei'`,
    [numbers],
  )
  await client.end()
}

/** A member of the crowd who may use every service. */
export interface Person {
  memberId: number
  /** Of the member’s session. */
  token: string
  bornOn: string
}

/** Of those with a session so many as may use every service, at most, in no order. Comes once, after `fillWith`. */
export const whoMay = async (client: pg.Client, most: number): Promise<Person[]> => {
  const { rows } = await client.query<{ memberId: number; bornOn: string; session: string }>(
    `select members.id::int as "memberId", to_char(birth_date, 'YYYY-MM-DD') as "bornOn", sessions.id as session
     from members join sessions on sessions.member_id = members.id
     where activated_at is not null and birth_date < now() - interval '20 years' and sessions.method = 'account'
       and not exists (select from member_holds where member_id = members.id and ended_at is null)
     order by md5(members.id::text) limit $1`,
    [most],
  )
  const people = rows.map(({ session, ...person }, place) => ({ ...person, session, token: `bench-${place}` }))
  await client.query(
    `insert into session_tokens (token_hash, session_id, issued_at)
     select hash, session, now() from unnest($1::text[], $2::uuid[]) as one (hash, session)`,
    [people.map(({ token }) => hashOfToken(token)), people.map(({ session }) => session)],
  )
  return people
}
