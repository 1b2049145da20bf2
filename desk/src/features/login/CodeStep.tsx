import { desk, type Reply } from '@palaestra/contract'
import { Button, CallForm, TextField } from '@palaestra/ui'
import * as texts from '#texts/login'
import { send } from '../../api/client.ts'
import styles from './LoginScreen.module.css'
import { PasskeyWay } from './PasskeyWay.tsx'
import { Sign } from './Sign.tsx'

interface Props {
  pending: string
  onDone: (reply: Reply<typeof desk.login.giveCode>) => void
  onRestart: () => void
}

/** The second step of the desk, whatever the first was. */
export function CodeStep({ pending, onDone, onRestart }: Props) {
  return (
    <div className={styles.card}>
      <Sign />
      {/* The fields of the step before are gone, and the focus with them. */}
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {texts.codeTitle}
      </h1>
      <PasskeyWay pending={pending} onDone={onDone} />
      <p>{texts.codeMeaning}</p>
      <CallForm
        call={desk.login.giveCode}
        send={send}
        shape={(written) => ({ ...written, pending })}
        submit={texts.goOn}
        onDone={onDone}
        aside={
          <Button kind="quiet" onClick={onRestart}>
            {texts.startAgain}
          </Button>
        }
      >
        <TextField
          name="code"
          label={texts.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </CallForm>
    </div>
  )
}
