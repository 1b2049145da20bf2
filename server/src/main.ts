import { join } from 'node:path'
import { locales } from '@palaestra/contract'
import { logAlarms } from './adapters/alarms/log.ts'
import { altchaCaptcha } from './adapters/captcha/altcha.ts'
import { hostedCheckout } from './adapters/checkout/hosted.ts'
import { checkoutSandbox } from './adapters/checkout/sandbox.ts'
import { settableClock } from './adapters/clock/settable.ts'
import { systemClock } from './adapters/clock/system.ts'
import { bucketFiles } from './adapters/files/bucket.ts'
import { encryptedFiles } from './adapters/files/encrypted.ts'
import { folderFiles } from './adapters/files/folder.ts'
import { identityBureau } from './adapters/identity/bureau.ts'
import { comparingFaces } from './adapters/identity/comparing.ts'
import { openFaces } from './adapters/identity/faces.ts'
import { logBureau } from './adapters/identity/log.ts'
import { identityRegister } from './adapters/identity/register.ts'
import { pgBossJobs } from './adapters/jobs/pgBoss.ts'
import { inbox } from './adapters/mail/box.ts'
import { smtpMail } from './adapters/mail/smtp.ts'
import { argon2Passwords } from './adapters/passwords/argon2.ts'
import { oidcSignOn } from './adapters/signOn/oidc.ts'
import { signOnSandbox } from './adapters/signOn/sandbox.ts'
import { gatewaySms } from './adapters/sms/gateway.ts'
import { oidcStaffSignOn } from './adapters/staffSignOn/oidc.ts'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { loadContent } from './content/load.ts'
import { openDatabase } from './database/database.ts'
import { refuseOtherMode } from './database/installation.ts'
import { inTransaction } from './database/inTransaction.ts'
import { FolderInUse } from './database/lock.ts'
import { logLost } from './database/lost.ts'
import { DatabaseUnavailable } from './database/outage.ts'
import { demonstrationGates } from './demonstration/gates.ts'
import { seatGovernmentLinks } from './demonstration/governmentAccounts.ts'
import { seatDemonstration } from './demonstration/seat.ts'
import { seatWorkLinks } from './demonstration/workAccounts.ts'
import type { Complain } from './feature.ts'
import { signOnReturn } from './features/government/government.routes.ts'
import { paymentNews } from './features/payment/payment.routes.ts'
import { siteService } from './features/site/site.service.ts'
import { staffLogOutReturn, staffSignOnReturn } from './features/staffSignOn/staffSignOn.desk.ts'
import { doPortion, queues, rounds, schedule, workers } from './features.ts'
import { greeting } from './greeting.ts'
import { faultOf } from './http/border.ts'
import { development } from './http/development.ts'
import { usualOverload } from './http/overload.ts'
import { pages } from './http/pages.ts'
import { prerender } from './http/prerendering.ts'
import { keysFrom } from './keys.ts'
import { readLook } from './look.ts'
import type { ScheduledName } from './ports/jobs.ts'
import { goRounds } from './rounds.ts'
import { secretOf } from './secret.ts'
import { readSettings } from './settings.ts'

const write = (line: string) => void process.stdout.write(line)

/**
 * Connections that wait until the process comes to them. At an opening thousands are made in one second: with Node’s 511
 * the system turns the others away, some after they were told that they are connected. The system has a limit, too.
 */
const backlog = 4096

// The only file that knows every adapter: it chooses them, listens, and closes everything at the end.
const start = async () => {
  const config = readConfig(process.env)
  if ('folder' in config.database && !config.development)
    console.warn('Data in a folder, for trying out: it may not survive a power cut.')

  console.log('Opening the database …')
  const settings = readSettings(config.settingsFile, config)
  const look = await readLook(settings, config.settingsFile)
  const database = await openDatabase(config.database, logLost(write))
  const { db } = database
  await refuseOtherMode(db, config)
  const settable = settableClock(settings.timeZone)
  const clock = config.development ? settable : systemClock(settings.timeZone)
  const keys = keysFrom(config.secret ?? secretOf(config.dataFolder))
  const box = inbox({ db, clock })
  const faces = openFaces()
  const register = identityRegister(db)
  const { now } = systemClock(settings.timeZone)
  // A demonstration may set its clock; what is signed has the true time.
  const bureau = config.bureau ? identityBureau(config.bureau, { now, tell: logBureau(write) }) : register
  const jobs = await database.alone(() => pgBossJobs(database, queues, { write }))
  const origin = config.origin ?? `http://${config.host}:${config.port}`
  const redirectUri = `${origin}${signOnReturn}`
  // In production only the configured issuer is allowed: at the sandbox anybody can be anybody.
  const staff = { redirectUri: `${origin}${staffSignOnReturn}`, logOutReturn: `${origin}${staffLogOutReturn}` }
  const pretends = config.development && !(config.signOn && config.staffOpenId)
  const sandbox = pretends ? signOnSandbox({ db, keys, origin, redirectUri, staff }) : undefined
  const signOn = config.signOn
    ? oidcSignOn({ ...config.signOn, redirectUri, insecure: config.development })
    : sandbox && oidcSignOn({ ...sandbox.client, redirectUri, insecure: true, fetch: sandbox.fetch })
  const insecure = config.development
  const { ways, secondFactor, rolesClaim } = settings.staffLogin
  const forStaff = { ...staff, insecure, contexts: secondFactor.acr, groupsClaim: rolesClaim }
  const staffIssuer = config.staffOpenId ?? (sandbox && { ...sandbox.staffClient, fetch: sandbox.fetch })
  const staffSignOn = staffIssuer && ways !== 'password' ? oidcStaffSignOn({ ...forStaff, ...staffIssuer }) : undefined
  const provider = config.checkout === 'sandbox' ? undefined : config.checkout
  const pretendsToPay = config.checkout === 'sandbox'
  const payments = pretendsToPay ? checkoutSandbox({ db, clock, keys, origin, newsPath: paymentNews }) : undefined
  const deps = {
    db,
    clock,
    jobs,
    keys,
    mail: config.smtp ? smtpMail(config.smtp.address, config.smtp.from) : box.mail,
    sms: config.smsGateway ? gatewaySms(config.smsGateway) : box.sms,
    passwords: argon2Passwords(),
    captcha: altchaCaptcha({ db, clock, keys, tries: config.captchaTries }),
    checkout: payments?.checkout ?? (provider && hostedCheckout(provider, { now })),
    identity: comparingFaces(bureau, faces),
    presence: faces,
    signOn,
    staffSignOn,
    files: encryptedFiles(
      config.bucket ? bucketFiles(config.bucket) : folderFiles(config.filesFolder),
      keys.keyFor('files'),
    ),
    alarms: logAlarms(write),
    settings,
    origin,
    development: config.development,
  }

  if (config.development) console.log('Filling in the demonstration …')
  await database.alone(async () => {
    await loadContent({ db })
    if (config.development) await seatDemonstration(deps, register, payments)
    if (sandbox && !config.signOn) await seatGovernmentLinks(deps, sandbox.client.issuer)
    if (sandbox && !config.staffOpenId) await seatWorkLinks(deps, sandbox.staffClient.issuer)
  })
  const afterMoving = async () => {
    const work = workers(deps)
    for (const name of Object.keys(schedule) as ScheduledName[]) await work[name]({})
    while (await doPortion(deps)) {}
  }
  const overload = 'folder' in config.database ? undefined : usualOverload
  let begun: number | undefined
  const app = await buildApp(deps, { log: !config.development, overload, started: () => begun, ...config })
  if (config.development) development(app, { box, clock: settable, afterMoving })
  sandbox?.mount(app)
  payments?.mount(app)
  await pages(app, {
    applications: [
      { prefix: '', folder: config.web },
      { prefix: '/desk', folder: config.desk },
    ],
    settings: (locale) => siteService(deps).setting(locale),
    prerender: async () => {
      const contents = locales.map(async (locale) => ({ locale, pages: await siteService(deps).pages(locale) }))
      return prerender({ folder: join(config.web, 'prerendering'), contents: await Promise.all(contents) })
    },
    contentVersion: siteService(deps).contentVersion,
    hasPage: siteService(deps).hasPage,
    look,
    today: clock.today,
    production: !config.development,
  })
  await jobs.repeat(schedule)
  // Before any letter or job is taken: where the port is taken, the start ends here.
  await app.listen({ host: config.host, port: config.port, backlog })
  // After a long stop there is much to purge; a time limit would stop it every hour anew.
  const withoutLimits = workers({ ...deps, db: database.withoutLimits })
  await jobs.work({ ...workers(deps), 'cleaning.hourly': withoutLimits['cleaning.hourly'] })
  const complain = (fault: unknown) => app.log.error(faultOf(fault as Error), 'round')
  const stopRounds = goRounds([...rounds(deps, complain), ...(payments ? [payments.round] : [])], complain)
  // What became due while the portal stood still does not wait for the next minute.
  await inTransaction(deps, ({ db, jobs }) => jobs.add(db, { name: 'due.minute', data: {} }))
  begun = performance.now()
  const close = async () => {
    await app.end()
    await stopRounds()
    await jobs.stop()
    await faces.close()
    await database.close()
  }
  endOnSignal(close, (fault) => app.log.error(faultOf(fault as Error), 'end'))
  // Last of all: whoever reads it may already end the process.
  const gates = config.development ? demonstrationGates(keys) : []
  console.log(greeting({ origin: deps.origin, development: config.development, gates }))
}

/** Ends the process once, however many signals come: from a terminal, npm hands on what the whole group has got. */
const endOnSignal = (close: () => Promise<void>, complain: Complain) => {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    const code = await close().then(
      () => 0,
      (fault: unknown) => {
        complain(fault)
        return 1
      },
    )
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())
}

/** One sentence for an expected problem at the start; any other error is a fault of ours and keeps its stack. */
const sentenceFor = (error: unknown) => {
  if (error instanceof ConfigError || error instanceof FolderInUse || error instanceof DatabaseUnavailable)
    return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or choose another: PORT=8090 npm start`
  return undefined
}

await start().catch((error: unknown) => {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
})
