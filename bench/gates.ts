import { generateKeyPairSync, sign } from 'node:crypto'
import type pg from 'pg'
import { type CardKey, cardCodeContent, cardCodePath, cardCodeSeconds } from '../contract/src/index.ts'
import { hashOfToken } from '../server/src/keys.ts'
import { few, inTurn, rounds, seated } from './asking.ts'
import { median, postAlone } from './load.ts'
import { startPortal, startProcess } from './processes.ts'
import { buildPools } from './tickets.ts'

/** Gates of one pool, before the session to which everybody comes. */
const gates = 8
const seconds = 4
/** More than can pass while it is measured. */
const swimmers = 20_000

const kid = 'bench0'
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const cardKey: CardKey = { kty: 'OKP', crv: 'Ed25519', x: publicKey.export({ format: 'jwk' }).x ?? '', kid }

/** What the screen of a member shows at this moment. */
const codeOf = (reference: string) => {
  const second = Math.floor(Date.now() / 1000) + cardCodeSeconds
  const content = cardCodeContent({ reference, from: 'screen', second, key: kid })
  return `http://127.0.0.1${cardCodePath}#${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`
}

const keyOf = (gate: number) => `bench-gate-${gate}`

/** A session that begins in ten minutes, the gates before it, and who has a ticket: resolves to their cards. */
const fillPool = async (client: pg.Client): Promise<string[]> => {
  await client.query(`insert into card_keys (id, public_key, signs_on) values ($1, $2, '2020-01-01')`, [kid, cardKey.x])
  // As long as those that a gate reads.
  await client.query(`update cards set qr_reference = left(qr_reference, 16) where length(qr_reference) > 16`)
  await buildPools(client, 1)
  await client.query(
    `insert into gates (venue_id, name, key_hash, added_at)
     select venues.id, key, hash, now() from venues, unnest($1::text[], $2::text[]) as one (key, hash)
     where code = 'bench-pool-1'`,
    [
      Array.from({ length: gates }, (_, gate) => keyOf(gate)),
      Array.from({ length: gates }, (_, gate) => hashOfToken(keyOf(gate))),
    ],
  )
  await client.query(
    `insert into pool_sessions (pool_id, day, starts_at, ends_at, advance_from, spot_from, places, advance_places,
       price_adult, price_minor, price_senior, price_child, cleaning)
     select id, (at at time zone 'Asia/Macau')::date, at, at + interval '4 hours', at - interval '2 days',
       at - interval '30 minutes', $1, $1, 0, 0, 0, 0, false
     from pools, (select now() + interval '10 minutes' as at) times where code = 'bench-pool-1'`,
    [swimmers],
  )
  const { rows } = await client.query<{ card: string }>(
    `with who as (
       select members.id, qr_reference, row_number() over (order by md5(members.id::text)) as nr
       from members join cards on cards.member_id = members.id
       where activated_at is not null and birth_date < now() - interval '20 years' and length(qr_reference) = 16
         and kind = 'permanent'
         and not exists (select from member_holds where member_id = members.id and ended_at is null)
       limit $1),
     sold as (
       insert into pool_tickets (reference, session_id, member_id, day, starts_at, holder, children, sold, quota_place,
         quota_most, amount, enter_by, state, request_key, created_at)
       select 'T21-' || upper(lpad(to_hex(nr), 8, '0')), pool_sessions.id, who.id, day, starts_at, 'adult', 0, 'advance',
         1, 1, 0, starts_at + interval '30 minutes', 'valid', gen_random_uuid(), now() - interval '1 day'
       from who, pool_sessions join pools on pools.id = pool_id where code = 'bench-pool-1' returning member_id)
     select qr_reference as card from who join sold on sold.member_id = who.id`,
    [swimmers],
  )
  await client.query('vacuum analyze')
  return rows.map(({ card }) => card)
}

/** How long each pass took while all gates let one after the other in, in milliseconds. Throws when one stays closed. */
const passing = async (address: string, next: () => string, numbers: () => number) => {
  const took: number[] = []
  const until = performance.now() + seconds * 1000
  const open = async (gate: number) => {
    while (performance.now() < until) {
      const at = new Date().toISOString()
      const asked = JSON.stringify({ number: numbers(), way: 'in', code: codeOf(next()), at })
      const begun = performance.now()
      const { answer } = await postAlone<{ data?: { open: boolean } }>(`${address}/api/gate/pass`, keyOf(gate), asked)
      took.push(performance.now() - begun)
      if (answer.data?.open !== true) throw new Error(`A gate stayed closed: ${JSON.stringify(answer)}`)
    }
  }
  await Promise.all(Array.from({ length: gates }, (_, gate) => open(gate)))
  const sorted = took.toSorted((one, other) => one - other)
  return { rate: took.length / seconds, p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN }
}

/**
 * Eight gates of one pool without a pause, each with a code that was signed a moment ago, of a member who has not come
 * yet: passes a second of one process, and how long the gate waits. Against a bare handler that checks the signature and
 * adds a row, because nothing that opens a gate can do less: they take turns. Budget: 100 ms, in which nobody stops.
 */
export const gatesWithoutPause = async (url: string) => {
  const { client, all } = await seated(url, few, fillPool)
  const portal = await startPortal({ DATABASE_URL: url })
  const bare = await startProcess('bench/barePass.ts', { DATABASE_URL: url, CARD_KEY: JSON.stringify(cardKey) })
  try {
    const next = inTurn(all)
    // The bare handler lets anybody in, also those who have come.
    let [again, number] = [0, 0]
    const anybody = () => all[again++ % all.length] ?? ''
    const numbers = () => ++number
    const [ours, theirs]: [Awaited<ReturnType<typeof passing>>[], number[]] = [[], []]
    for (let round = -2; round < rounds; round += 1) {
      const one = await passing(portal.address, next, numbers)
      const other = await passing(bare.address, anybody, numbers)
      // Until both are compiled.
      if (round < 0) continue
      ours.push(one)
      theirs.push(other.rate)
    }
    return {
      ours: median(ours.map(({ rate }) => rate)),
      ratio: median(ours.map(({ rate }, round) => rate / (theirs[round] ?? Number.NaN))),
      p95: median(ours.map(({ p95 }) => p95)),
    }
  } finally {
    await Promise.all([portal.close(), bare.close()])
    await client.end()
  }
}
