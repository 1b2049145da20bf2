import type { CaptchaTables } from '../adapters/captcha/altcha.ts'
import type { RegisterTables } from '../adapters/identity/register.ts'
import type { InboxTables } from '../adapters/mail/box.ts'
import type { SandboxTables } from '../adapters/signOn/sandboxStore.ts'
import type { AccountTables } from '../features/account/account.table.ts'
import type { MobileRequestTables } from '../features/account/mobileRequest.table.ts'
import type { ApplicationTables } from '../features/application/application.table.ts'
import type { AuditTables } from '../features/audit/audit.table.ts'
import type { CardTables } from '../features/card/card.table.ts'
import type { CodeTables } from '../features/code/code.table.ts'
import type { LinkTables } from '../features/code/link.table.ts'
import type { ConsentTables } from '../features/consent/consent.table.ts'
import type { FileTables } from '../features/file/file.table.ts'
import type { GovernmentLinkTables } from '../features/government/link.table.ts'
import type { SignOnTables } from '../features/government/signOn.table.ts'
import type { GuardianCheckTables } from '../features/guardian/guardianCheck.table.ts'
import type { LetterTables } from '../features/letter/letter.table.ts'
import type { RateLimitTables } from '../features/limit/rateLimit.table.ts'
import type { SmsVolumeTables } from '../features/limit/smsVolume.table.ts'
import type { PasswordTryTables } from '../features/login/password/passwordTry.table.ts'
import type { RegistrationTables } from '../features/registration/registration.table.ts'
import type { SecurityLogTables } from '../features/securityLog/securityLog.table.ts'
import type { SessionTables } from '../features/session/session.table.ts'
import type { SiteTables } from '../features/site/site.table.ts'
import type { StaffTables } from '../features/staff/staff.table.ts'
import type { StaffSessionTables } from '../features/staff/staffSession.table.ts'
import type { InstallationTables } from './installation.ts'

/** The contents of the database. Each feature describes its own tables. */
export type Tables = AccountTables &
  MobileRequestTables &
  PasswordTryTables &
  SessionTables &
  LetterTables &
  CodeTables &
  LinkTables &
  RateLimitTables &
  SmsVolumeTables &
  CardTables &
  SignOnTables &
  GovernmentLinkTables &
  SandboxTables &
  StaffTables &
  StaffSessionTables &
  AuditTables &
  RegisterTables &
  FileTables &
  RegistrationTables &
  ApplicationTables &
  GuardianCheckTables &
  ConsentTables &
  SecurityLogTables &
  SiteTables &
  CaptchaTables &
  InboxTables &
  InstallationTables
