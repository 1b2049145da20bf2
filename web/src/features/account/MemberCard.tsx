import { Button } from '@palaestra/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import * as texts from '#texts/account'
import { visit } from '../../api/visit.ts'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import type { Member } from './AccountScreen.tsx'
import { CardFace } from './CardFace.tsx'
import styles from './MemberCard.module.css'
import type { PassProps } from './Pass.tsx'

/** Few have it. */
const Entitled = lazyNamed('Entitled', () => import('../../form/Entitled.tsx'))
const fetchPass = () => import('./Pass.tsx')
const Pass = lazyNamed<'Pass', PassProps>('Pass', fetchPass)

/** Milliseconds after the card is there: by then the account is read, and the first press waits for no line. */
const untilFetched = 1000

/** The membership card, and the way to show it at a gate. */
export function MemberCard({ member }: { member: Member | undefined }) {
  const { pass } = useSearch({ strict: false })
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const isShown = pass !== undefined
  // The address says so as long as it is open: a reload, and an icon that a telephone makes of this very address, show
  // the card again. An icon made by the manifest opens the account.
  const show = (replace: boolean) =>
    void navigate({ to: '/online/account', search: { pass: '' }, replace, resetScroll: false })
  const hide = () => {
    void navigate({ to: '/online/account', search: {}, replace: true, resetScroll: false })
    button.current?.focus()
  }

  // Somebody who had to log in on the way to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on arrival
  useEffect(() => {
    if (visit.wantsPass() && !isShown) show(true)
    visit.endPass()
  }, [])

  const isThere = !!member
  useEffect(() => {
    // Beside the answer, where it is shown at once.
    if (!isShown && !isThere) return
    const timer = setTimeout(() => void fetchPass().catch(() => undefined), isShown ? 0 : untilFetched)
    return () => clearTimeout(timer)
  }, [isShown, isThere])

  return (
    <section className={styles.section} aria-label={texts.card} aria-busy={!member}>
      <CardFace member={member} />
      {member?.card.closed ? (
        <div className={styles.why}>
          <Suspense fallback={null}>
            <Entitled to="qr_code">{null}</Entitled>
          </Suspense>
        </div>
      ) : (
        <Button ref={button} kind="primary" aria-haspopup="dialog" onClick={() => show(false)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 18v2M18 18h2v2h-2z" />
          </svg>
          {texts.showCode}
        </Button>
      )}
      {isShown && member && (
        <Suspense fallback={null}>
          <Pass member={member} onClose={hide} />
        </Suspense>
      )}
    </section>
  )
}
