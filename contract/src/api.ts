// What the public asks: feature → call. `api` is this module as a whole (index.ts), so that a screen’s chunk carries
// the calls of its own features and no others.
export { account } from './calls/account.ts'
export { activation } from './calls/activation.ts'
export { card } from './calls/card.ts'
export { government } from './calls/government.ts'
export { guardian } from './calls/guardian.ts'
export { login } from './calls/login.ts'
export { recovery } from './calls/recovery.ts'
export { registration } from './calls/registration.ts'
export { session } from './calls/session.ts'
export { site } from './calls/site.ts'
