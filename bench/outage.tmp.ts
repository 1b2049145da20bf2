import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { chromium } from 'playwright'
import { theChromium, chromiumArguments } from '../scripts/chromium.ts'
import { startPortal } from './processes.ts'
import { withPostgres } from './withPostgres.ts'
const pause = (s: number) => new Promise((r) => setTimeout(r, s * 1000))
const SMTP = 25099
let taken: string[] = []
const sink = () => createServer((socket) => {
  let text: string | undefined; let rest = ''
  socket.on('error', () => {})
  socket.write('220 sink\r\n')
  socket.on('data', (b) => { const lines = (rest + b).split('\r\n'); rest = lines.pop() ?? ''
    for (const l of lines) { if (text !== undefined) { if (l === '.') { taken.push(text); text = undefined; socket.write('250 taken\r\n') } else text += l + '\n'; continue }
      if (/^DATA/i.test(l)) { text = ''; socket.write('354 go\r\n') } else if (/^QUIT/i.test(l)) socket.end('221 bye\r\n'); else socket.write('250 fine\r\n') } })
})
await withPostgres(async () => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${SMTP}`, CAPTCHA_TRIES: '3' }
  const portal = await startPortal(env)
  const A = portal.address
  const metrics = async () => (await (await fetch(`${A}/metrics`)).text()).split('\n').filter((l) => /^(letters_|letter_channel|alarm\{alarm="(mail|letters|sms_away)|jobs_)/.test(l) && !/ 0$/.test(l)).join('\n   ')
  const clock = (to: object) => fetch(`${A}/dev/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(to) })
  const post = async (path: string, body: object, headers = {}) => (await fetch(`${A}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })).json() as any
  const command = (...given: string[]) => { try { return execFileSync('node', ['scripts/letters.mjs', ...given], { cwd: '/work/main', env: { ...process.env, ...env }, encoding: 'utf8' }) } catch (e: any) { return `exit ${e.status}: ${e.stdout}${e.stderr}` } }
  const begun = Date.now(); const at = () => `${((Date.now() - begun) / 1000).toFixed(0)} s`
  const people = ['siumei', 'ana', 'tom']
  for (const username of ['siumei', 'anasousa', 'tomreed', 'yuting']) {
    const login = await post('/security/login_one_pass', { method: 'account', username, password: 'open-sesame-26' })
    if (login.code) { console.log(username, 'login', login.code); continue }
    const loss = await post('/account/online/lost_card', { circumstances: 'bus 25', understood: true }, { apikey: login.data.token })
    const info = await post('/account/info', {}, { apikey: login.data.token })
    console.log(at(), username, 'loss', loss.code, 'suspended', info.data?.suspended)
  }
  for (let i = 0; i < 12; i++) { const m = await metrics(); if (m.includes('alarm{')) { console.log(at(), 'metrics:\n  ', m); break } await pause(5) }
  console.log(at(), 'command:\n' + command())
  const browser = await chromium.launch({ executablePath: theChromium(), args: chromiumArguments })
  const desks = async (name: string) => { for (const [locale, width] of [['zh', 1280], ['pt', 1280], ['en', 390]] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
    await page.goto(`${A}/desk/${locale}/login`); await page.locator('input').nth(0).fill('reviewer'); await page.locator('input[type=password]').fill('open-sesame-26'); await page.locator('button[type=submit]').click(); await page.waitForURL(/applications|queue|desk\/..$|desk\/..\/(?!login)/); await page.waitForTimeout(500)
    await page.locator('a[href*="letters"]').first().click(); await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/walk/${name}-${locale}.png`, fullPage: true }); await page.close() } }
  await desks('away')
  await clock({ forward: 'PT6H' }); await pause(25)
  for (const username of ['siumei', 'anasousa', 'tomreed', 'yuting']) { const login = await post('/security/login_one_pass', { method: 'account', username, password: 'open-sesame-26' }); if (login.code) continue; const info = await post('/account/info', {}, { apikey: login.data.token }); console.log('after 6 h', username, 'suspended', info.data?.suspended) }
  console.log('metrics:\n  ', await metrics())
  const server = sink().listen(SMTP, '127.0.0.1'); const back = Date.now()
  for (let i = 0; i < 120; i++) { const m = await metrics(); if (!/letters_waiting\{channel="email"/.test(m)) { console.log('mail back: nothing waits after', ((Date.now() - back) / 1000).toFixed(1), 's; taken', taken.length, 'distinct', new Set(taken.map((t) => /^message-id: (.*)$/im.exec(t)?.[1])).size); break } await pause(0.5) }
  await pause(12); console.log('metrics:\n  ', await metrics()); console.log('command:\n' + command())
  await desks('back')
  await browser.close(); server.close(); await portal.close()
})
process.exit(0)
