import pg from 'pg'
import { memberNumberFrom } from '../contract/src/rules/memberNumber.ts'

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
