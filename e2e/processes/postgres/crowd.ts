import type pg from 'pg'
import { memberNumberFrom } from '../../../contract/src/rules/memberNumber.ts'
import { ask } from '../registrant.ts'

/** Adds members like `siumei`, each with a mobile and a card of their own: `crowd1`, `crowd2` … Gives their numbers. */
export const seatCrowd = async (client: pg.Client, count: number) => {
  const numbers = Array.from({ length: count }, (_, place) => memberNumberFrom(20_000_000 + place))
  await client.query(
    `insert into members (member_number, username, id_number, password_hash, activated_at, id_type, surname, first_name,
       gender, birth_date, mobile, mobile_confirmed, area, address, language, pick_up_place, no_promotions, joined_at)
     select number, 'crowd' || place, (80000000 + place)::text, password_hash, activated_at, id_type, surname, first_name,
       gender, birth_date, (62000000 + place)::text, true, area, address, language, pick_up_place, no_promotions, joined_at
     from unnest($1::text[]) with ordinality as fresh (number, place), members where username = 'siumei'`,
    [numbers],
  )
  await client.query(
    `insert into cards (member_id, kind, qr_reference, valid_until)
     select id, 'permanent', md5(username), current_date + 400 from members where username like 'crowd%'`,
  )
  return numbers
}

/** Logs one of them in, from a network address of their own, and gives the headers of what they ask. */
export const logInOneOf = async (address: string, place: number) => {
  const household = { 'x-forwarded-for': `10.7.${place}.1`, 'api-language': 'en' }
  const login = { method: 'account', username: `crowd${place + 1}`, password: 'open-sesame-26' }
  const { token } = await ask(address, '/security/login_one_pass', { body: login, headers: household })
  return { ...household, apikey: String(token) }
}
