import { feature } from '../../feature.ts'
import { accountLoginService } from './accountLogin.service.ts'
import { invitationService } from './invitation.service.ts'
import { staffSignOnAddresses, staffSignOnDesk } from './staffSignOn.desk.ts'

/** Work accounts: staff log in by the account that the authority gives them (OpenID Connect), once a colleague has invited them. */
export const staffSignOn = feature({
  desk: staffSignOnDesk,
  addresses: staffSignOnAddresses,
  purge: {
    staffLinks: 'Goes when a colleague undoes it; of who has left it opens nothing.',
    staffInvitations: (deps) => invitationService(deps).purge(),
    staffSignOns: (deps) => accountLoginService(deps).purge(),
  },
})
