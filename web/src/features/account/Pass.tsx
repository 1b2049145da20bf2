import { groupedMemberNumber } from '@palaestra/contract'
import { Suspense, useId, useLayoutEffect, useRef } from 'react'
import * as texts from '#texts/account'
import { codeHint } from '#texts/account.pass'
import { longDay } from '#texts/day'
import { close } from '#texts/frame'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import type { Member } from './AccountScreen.tsx'
import { faceOf, languageOf, namesOf } from './face.ts'
import styles from './Pass.module.css'
import { Photo } from './Photo.tsx'
import { QrCode } from './QrCode.tsx'
import { useWakefulness } from './useWakefulness.ts'

/** Few have it. */
const Entitled = lazyNamed('Entitled', () => import('../../form/Entitled.tsx'))

export { keepAgain } from './kept/keepCard.ts'

export interface PassProps {
  member: Member
  onClose: () => void
}

/** The card as one shows it at a gate: it fills a telephone, and the screen stays awake. */
export function Pass({ member, onClose }: PassProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const { face, word } = faceOf(member)
  const [first = '', second] = namesOf(member)
  useWakefulness()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it is taken away: a dialog that is only removed keeps the focus.
    return () => element?.close()
  }, [])

  return (
    <dialog ref={dialog} className={styles.pass} aria-labelledby={title} onClose={onClose} data-face={face}>
      <div className={styles.bar}>
        <button type="button" className={styles.close} aria-label={close} onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </button>
        <h2 id={title}>{texts.card}</h2>
      </div>
      <div className={styles.sheet}>
        <div className={styles.who}>
          <Photo member={member} />
          <div>
            <p className={styles.name} lang={languageOf(first)}>
              {first}
            </p>
            {second && <p lang={languageOf(second)}>{second}</p>}
            <p className={styles.number}>{groupedMemberNumber(member.memberNumber)}</p>
          </div>
        </div>
        <div className={styles.middle}>
          {face === 'void' ? (
            <Suspense fallback={null}>
              <Entitled to="qr_code">{null}</Entitled>
            </Suspense>
          ) : (
            <QrCode member={member} />
          )}
        </div>
        <p className={styles.state}>
          <span>
            {texts.validUntil} <time dateTime={member.card.validUntil}>{longDay(member.card.validUntil)}</time>
          </span>
          <strong>{word}</strong>
        </p>
      </div>
      {face !== 'void' && <p className={styles.hint}>{codeHint}</p>}
    </dialog>
  )
}
