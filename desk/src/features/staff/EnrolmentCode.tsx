import { desk, type Reply } from '@palaestra/contract'
import { CallForm, TextField } from '@palaestra/ui'
import { encode } from 'uqr'
import * as texts from '#texts/staff'
import { send } from '../../api/client.ts'
import styles from './staff.module.css'

interface Props {
  begun: Reply<typeof desk.staff.beginFactor>
  onDone: (reply: Reply<typeof desk.staff.confirmFactor>) => void
}

/** In groups of four, as apps show it: easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The key of the app, to be scanned or typed, and the first code as proof that it has arrived. */
export function EnrolmentCode({ begun: { secret, uri }, onDone }: Props) {
  const { data, size } = encode(uri, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <>
      <p>{texts.scan}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={texts.qr}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        {texts.byHand} <code className={styles.secret}>{inGroups(secret)}</code>
      </p>
      <CallForm call={desk.staff.confirmFactor} send={send} submit={texts.confirm} onDone={onDone}>
        <TextField
          name="code"
          label={texts.firstCode}
          hint={texts.firstHint}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </CallForm>
    </>
  )
}
