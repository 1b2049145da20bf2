import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { rateOf } from './load.ts'
import { startPortal, startProcess } from './processes.ts'
import { withPostgres } from './withPostgres.ts'
rmSync('/tmp/profA', { recursive: true, force: true }); rmSync('/tmp/profB', { recursive: true, force: true })
const N = 6000
await withPostgres(async () => {
  const portal = await startPortal({ NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/profA' })
  const bare = await startProcess('bench/bare.ts', { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/profB' })
  const login = await fetch(`${portal.address}/api/security/login_one_pass`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ method: 'account', username: 'siumei', password: 'open-sesame-26' }) })
  const { data } = (await login.json()) as any
  const asked = { path: '/api/account/info', body: {}, headers: { apikey: data.token } }
  for (const one of [portal, bare]) {
    await rateOf(one.address, { ...asked, amount: 4000 })
    const before = one.processorSeconds()!
    const { rate } = await rateOf(one.address, { ...asked, amount: N })
    console.log('rate', rate.toFixed(0), 'cpu ms/response', (((one.processorSeconds()! - before) * 1000) / N).toFixed(3))
  }
  const idle = portal.processorSeconds()!; await new Promise((r) => setTimeout(r, 5000)); console.log('idle portal cpu ms/s', ((portal.processorSeconds()! - idle) * 200).toFixed(1))
  await Promise.all([portal.close(), bare.close()])
})
for (const dir of ['/tmp/profA', '/tmp/profB']) {
  const f = readdirSync(dir).map((n) => `${dir}/${n}`).sort((a, b) => readFileSync(b).length - readFileSync(a).length)[0]!
  const p = JSON.parse(readFileSync(f, 'utf8')); const by = new Map<number, any>(p.nodes.map((n: any) => [n.id, n])); const m = new Map<string, number>()
  p.samples.forEach((id: number, i: number) => { const c = by.get(id).callFrame; const k = /node_modules\/((@[^/]+\/)?[^/]+)/.exec(c.url)?.[1] ?? (c.url.startsWith('node:') ? c.url : c.url ? c.url.split('/').slice(-2).join('/') : c.functionName); m.set(k, (m.get(k) ?? 0) + p.timeDeltas[i]) })
  console.log(dir); for (const [k, v] of [...m].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log(((v / 1000) / 10000).toFixed(4).padStart(9), 'ms/resp', k)
}
process.exit(0)
