import { memberNumberFrom } from '../../contract/src/rules/memberNumber.ts'
import { argon2Passwords } from '../../server/src/adapters/passwords/argon2.ts'
import type { Portal } from '../installation/portal.ts'

const password = 'a password of faults'

export interface FaultsMember {
  username: string
  password: string
  idNumber: string
  birthDate: string
  email: string
}

const birthDate = '1990-03-15'
const member = (place: number): FaultsMember => ({
  username: `faults${place}`,
  password,
  idNumber: String(70_000_000 + place),
  birthDate,
  email: `faults${place}@example.mo`,
})

/** Members straight into the tables, with their cards: in production there is no demonstration to take them from. */
export const seatMembers = async (portal: Portal, count: number) => {
  const all = Array.from({ length: count }, (_, place) => member(place))
  const passwordHash = await argon2Passwords().hash(password)
  await portal.ask(
    `with fresh as (
       insert into members (member_number, username, id_number, email, password_hash, birth_date, activated_at, joined_at,
         id_type, surname, first_name, gender, email_confirmed, mobile, mobile_confirmed, area, address, language,
         pick_up_place, no_promotions)
       select number, username, id_number, email, $5, $6, now(), now(), 'resident', 'Falha', 'Rita', 'female', true,
         (66000000 + place)::text, true, 'se', 'Rua do Campo, 26', 'en', 'tapseac', true
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality
         as given (number, username, id_number, email, place)
       returning id)
     insert into cards (member_id, kind, qr_reference, valid_until)
     select id, 'permanent', 'faults-' || id, date '2036-01-01' from fresh`,
    [
      all.map((_, place) => memberNumberFrom(20_000_000 + place)),
      all.map(({ username }) => username),
      all.map(({ idNumber }) => idNumber),
      all.map(({ email }) => email),
      passwordHash,
      birthDate,
    ],
  )
  return all
}
