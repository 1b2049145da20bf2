import Fastify from 'fastify'
import pg from 'pg'
import { type CardKey, checkCardCode } from '../contract/src/index.ts'

// The measure of a gate: a handler that knows the key, checks the signature of the code that it is sent, and notes that
// somebody has come. Less than that opens no gate for anybody.
const key: CardKey = JSON.parse(process.env['CARD_KEY'] ?? '')
const database = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 })
await database.query(
  'create table bench_passes (id bigint generated always as identity primary key, reference text, at timestamptz)',
)
const app = Fastify()
app.post<{ Body: { code: string } }>('/api/gate/pass', async ({ body }) => {
  const checked = await checkCardCode(body.code, { keys: [key], now: Math.floor(Date.now() / 1000) })
  if ('fault' in checked) return { code: 0, data: { open: false, reason: checked.fault } }
  await database.query('insert into bench_passes (reference, at) values ($1, now())', [checked.code.reference])
  return { code: 0, data: { open: true, reason: null } }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
console.log('Ready on')
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
