import { api } from '@palaestra/contract'
import { Button } from '@palaestra/ui'
import * as texts from '#texts/companion'
import { nameIfKnown, type Relative } from '../../api/companions.ts'
import page from '../../form/page.module.css'
import styles from './companion.module.css'
import type { Act } from './useAct.ts'

interface Props extends Pick<Act, 'act' | 'sendProved'> {
  family: readonly Relative[]
}

/** The member’s own children who can still be added: nobody else is asked. Nothing where there is none. */
export const OwnChildren = ({ family, act, sendProved }: Props) => {
  const children = family.filter(({ accompanying }) => accompanying === 'possible')
  if (children.length === 0) return null
  const add = (memberNumber: string, name: string) =>
    act(texts.addedChild(name), () =>
      sendProved(api.companion.askChild, { body: { memberNumber, relation: 'guardian' } }),
    )
  return (
    <section className={page.sheet}>
      <h2>{texts.ownChildren}</h2>
      <p>{texts.ownWhat}</p>
      <div className={styles.buttons}>
        {children.map((child) => {
          const { memberNumber } = child
          const name = nameIfKnown(child)
          return (
            memberNumber &&
            name && (
              <Button key={memberNumber} onClick={() => add(memberNumber, name)}>
                {texts.addChild(name)}
              </Button>
            )
          )
        })}
      </div>
    </section>
  )
}
