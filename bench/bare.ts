import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

// The measure of a reading call: the same two statements behind a handler that does nothing else. With PREPARED it has
// PostgreSQL keep them, as the portal does.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
const app = Fastify()

const ask = (name: string, text: string, values: unknown[]) =>
  pool.query(process.env['PREPARED'] ? { name, text, values } : { text, values })

app.post('/api/account/info', async ({ headers }) => {
  const token = createHash('sha256').update(String(headers['apikey'])).digest('base64url')
  const now = new Date()
  const session = await ask(
    'session',
    'select id, member_id, service, seen_at, proved_at, issued_at, replaced_at from session_tokens join sessions on sessions.id = session_tokens.session_id where token_hash = $1 and ends_at > $2 and seen_at > $3',
    [token, now, new Date(now.getTime() - 1_800_000)],
  )
  const { member_id: memberId } = session.rows[0]
  const { rows } = await ask(
    'page',
    `select members.name_zh, members.surname, members.first_name, members.member_number, members.username,
       members.birth_date, members.email, members.email_confirmed, members.mobile, members.mobile_confirmed,
       members.language, members.photo, cards.kind, cards.valid_until, card_losses.reported_on as lost_on,
       (select state from payment_consents where member_id = members.id and exists (
         select from guardianships where child_id = members.id and since is not null and ended_at is null)) as consent,
       (select min(guardians.id) from guardianships
         join members as guardians on guardians.id_number = guardian_id_number and guardians.activated_at is not null
         where child_id = members.id and since is not null and ended_at is null) as guardian,
       (select max(children.birth_date) from guardianships join members as children on children.id = child_id
         where guardian_id_number = members.id_number and since is not null and ended_at is null) as youngest_child_born_on,
       (select max(children.birth_date) from guardianships join members as children on children.id = child_id
         join payment_consents as consents on consents.member_id = child_id
         where guardian_id_number = members.id_number and guardianships.since is not null
           and guardianships.ended_at is null and consents.state = 'pending') as youngest_waiting_born_on,
       (select coalesce(json_agg(agg), '[]') from (select reason, until from member_holds
         where member_id = members.id and ended_at is null and (until is null or until > $2) order by id) as agg) as holds
     from members
     join cards on cards.member_id = members.id
     left join card_losses on card_losses.member_id = members.id and card_losses.closed_on is null
     where members.id = $1`,
    [memberId, now],
  )
  const { name_zh: nameZh, surname, first_name: firstName, username, language, kind, valid_until: validUntil } = rows[0]
  return {
    code: 0,
    data: { nameZh, namePt: `${surname} ${firstName}`, username, language, card: { kind, validUntil } },
  }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
console.log('Ready on')
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
