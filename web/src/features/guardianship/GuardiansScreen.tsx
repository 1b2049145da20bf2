import { Button, Notice } from '@palaestra/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/guardianship'
import { useQuery } from '../../api/query.ts'
import { takeFocus } from '../../form/takeFocus.ts'
import { AddGuardian } from './AddGuardian.tsx'
import { FamilyOf } from './FamilyOf.tsx'
import { families } from './families.ts'
import styles from './guardianship.module.css'
import { nameOf } from './names.ts'

/** Who the guardians are and were, of oneself and of one’s children, who has said what, and the way to a second parent. */
export function GuardiansScreen() {
  const { data, error, refetch } = useQuery(families)
  const [adding, setAdding] = useState<{ memberNumber: string; name: string | null }>()
  const [done, setDone] = useState(false)

  if (adding)
    return (
      <AddGuardian
        {...adding}
        onDone={() => {
          setAdding(undefined)
          setDone(true)
          void refetch()
        }}
        onBack={() => setAdding(undefined)}
      />
    )
  const begin = (memberNumber: string, name: string | null) => {
    setDone(false)
    setAdding({ memberNumber, name })
  }
  const own = data?.own
  const isNobody = data && !own && data.children.length === 0
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.guardians}</h1>
      <p>{texts.whatFor}</p>
      <div role="status">
        {done && (
          <Notice kind="success">
            <p ref={takeFocus} tabIndex={-1}>
              {texts.added}
            </p>
          </Notice>
        )}
        {error && (
          <p className={styles.failed}>
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
      </div>
      <div className={styles.families} aria-busy={!data && !error}>
        {own && (
          <FamilyOf
            title={texts.mine}
            family={own}
            onAdd={own.mayAdd ? () => begin(own.memberNumber, null) : undefined}
          >
            {own.handedOverAt && (
              <Notice>
                <p>{texts.handedOver(longMoment(own.handedOverAt))}</p>
              </Notice>
            )}
          </FamilyOf>
        )}
        {data?.children.map((child) => (
          <FamilyOf
            key={child.memberNumber}
            title={texts.ofChild(nameOf(child))}
            family={child}
            onAdd={child.mayAdd ? () => begin(child.memberNumber, nameOf(child)) : undefined}
          />
        ))}
        {isNobody && (
          <Notice>
            <p>{texts.nobody}</p>
          </Notice>
        )}
      </div>
      <p className={styles.ways}>
        {data && data.children.length > 0 && <Link to="/online/account/children">{texts.toPayment}</Link>}
        <Link to="/online/account">{texts.toAccount}</Link>
      </p>
    </div>
  )
}
