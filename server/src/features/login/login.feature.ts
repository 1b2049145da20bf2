import { feature } from '../../feature.ts'
import { loginJobs } from './login.jobs.ts'
import { loginRoutes } from './login.routes.ts'
import { purgeTries } from './password/passwordTry.service.ts'

/** Logging in and out, passwords, the captcha, proving oneself anew. */
export const login = feature({
  routes: loginRoutes,
  jobs: loginJobs,
  purge: {
    passwordTries: purgeTries,
    strangerTries: 'Goes with passwordTries.',
    solvedCaptchas: (deps) => deps.captcha.purge(),
  },
})
