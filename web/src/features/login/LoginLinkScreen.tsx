import { api } from '@palaestra/contract'
import { CallForm, Notice } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { locale } from '#texts/document'
import * as form from '#texts/form'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/memberInfo.ts'
import { useQuery } from '../../api/query.ts'
import { session } from '../../api/session.ts'
import { LinkPage } from '../../form/LinkPage.tsx'
import { useSignedIn } from '../../frame/useStored.ts'
import { hrefOf } from '../../routing/address.ts'
import { arrivalFor } from '../../routing/arrival.ts'

const look = (hash: string) => send(api.login.lookAtLink, { body: { hash } })

/** The link of a letter that logs in, once whoever opens it presses the button (T-22). */
export const LoginLinkScreen = () => (
  <LinkPage
    path="/security/login-link/$hash"
    title={texts.logIn}
    lead={texts.loginLinkWhat}
    look={look}
    ended={texts.linkEnded}
    onward={() => <OtherWays />}
  >
    {({ usernameHint, emailHint }, hash) => (
      <>
        <p>{texts.loggingInAs(usernameHint, emailHint)}</p>
        <Enter hash={hash} />
      </>
    )}
  </LinkPage>
)

const OtherWays = () => (
  <>
    <p>
      <Link to="/security/login-link">{form.newLink}</Link>
    </p>
    <p>
      <Link to="/ams/login">{texts.otherWays}</Link>
    </p>
  </>
)

function Enter({ hash }: { hash: string }) {
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { data: here, error } = useQuery({ ...memberInfo, enabled: signedIn })
  if (signedIn && !here && !error) return null

  const enter = async ({ token }: { token: string }) => {
    const arrival = arrivalFor(session.loginApp())
    if (!session.token()) {
      session.start(token)
      return navigate({ to: arrival })
    }
    // The former session ends here in any case, even if the server cannot be reached.
    await send(api.login.logOut, { body: {} }).catch(() => undefined)
    session.start(token)
    // A fresh document: nothing of another member stays in memory.
    location.replace(hrefOf(arrival, locale) ?? '/')
  }

  return (
    <>
      {/* Shown for the same member too: the masked names of two members may be alike (T-22). */}
      {signedIn && (
        <Notice kind="warning">
          <p>{texts.anotherIsHere(here?.username)}</p>
        </Notice>
      )}
      <CallForm
        call={api.login.logInByLink}
        send={send}
        submit={signedIn ? texts.changeMember : texts.logIn}
        onDone={(reply) => void enter(reply)}
      >
        <input type="hidden" name="hash" value={hash} />
      </CallForm>
    </>
  )
}
