import { api, refusals } from '@palaestra/contract'
import { CallForm, CodeField, EndedDrawing, Notice, Refused } from '@palaestra/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/application'
import * as form from '#texts/form'
import { send } from '../../api/client.ts'
import { session } from '../../api/session.ts'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { takeFocus } from '../../form/takeFocus.ts'
import { useInBrowser } from '../../frame/useStored.ts'
import { useLinkHash } from '../../routing/linkHash.ts'

/** From the letter of a rejection back into the application. The link alone opens nothing: a code goes to the mobile. */
export function ReopenScreen() {
  const navigate = useNavigate()
  const { hash = '', isLost } = useLinkHash('/register/correct/$hash')
  const [mobileHint, setMobileHint] = useState<string>()
  const [ended, setEnded] = useState(false)
  const { sendReopenCode, reopen } = api.application
  // The page is prerendered for any link: what this one is worth is known in the browser alone.
  const isTorn = useInBrowser() && (isLost || !sendReopenCode.body.safeParse({ hash }).success)

  const sendOrEnd: typeof send = async (call, given) => {
    try {
      return await send(call, given)
    } catch (error) {
      if (error instanceof Refused && error.code === refusals.link_ended) setEnded(true)
      throw error
    }
  }

  const goOn = ({ registration }: { registration: string }) => {
    session.startRegistration(registration)
    void navigate({ to: '/register', replace: true })
  }

  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.correct}</h1>
      <p>{texts.correctHow}</p>
      {isTorn || ended ? (
        <>
          <EndedDrawing />
          <Notice kind="warning">
            <p ref={ended ? takeFocus : undefined} tabIndex={-1}>
              {ended ? texts.linkEnded : form.linkTorn}
            </p>
          </Notice>
        </>
      ) : (
        <div className={page.sheet}>
          <CallForm
            call={reopen}
            send={sendOrEnd}
            // In place of a hidden field: the page is prerendered for any link.
            shape={(written) => ({ ...written, hash })}
            submit={texts.verifyAndGoOn}
            onDone={goOn}
          >
            <CodeField
              name="code"
              label={texts.smsCode}
              hint={mobileHint ? texts.codeSentTo(mobileHint) : texts.codeGoesToYourMobile}
              sendCode={async () => {
                const { wait, mobileHint } = await sendOrEnd(sendReopenCode, { body: { hash } })
                setMobileHint(mobileHint)
                return { wait }
              }}
            />
          </CallForm>
        </div>
      )}
      <p>
        <Link to="/register">{texts.registerAnew}</Link>
      </p>
    </FormPage>
  )
}
