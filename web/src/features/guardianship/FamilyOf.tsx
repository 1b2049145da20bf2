import { Button } from '@palaestra/ui'
import { type ReactNode, useId } from 'react'
import { longMoment } from '#texts/day'
import * as texts from '#texts/guardianship'
import type { Child, Guardian, Said } from './families.ts'
import styles from './guardianship.module.css'
import { nameIfMember } from './names.ts'

interface Props {
  title: string
  family: Pick<Child, 'guardians' | 'said'>
  /** Left out where there is no room for one more. */
  onAdd: (() => void) | undefined
  children?: ReactNode
}

/** The guardians of one minor, and what was said of the minor’s online payment. */
export function FamilyOf({ title, family: { guardians, said }, onAdd, children }: Props) {
  const id = useId()
  return (
    <section className={styles.family} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {guardians.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.list}>
        {guardians.map((guardian) => (
          <Person key={`${guardian.idNumberEnd} ${guardian.since}`} guardian={guardian} />
        ))}
      </ul>
      {onAdd && (
        <div>
          <Button kind="quiet" aria-label={texts.addFor(title)} onClick={onAdd}>
            {texts.add}
          </Button>
        </div>
      )}
      {said.length > 0 && (
        <details>
          <summary>{texts.said}</summary>
          <ol className={styles.said}>
            {said.map((word) => (
              <Word key={word.at} word={word} />
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

const called = (guardian: Guardian) => nameIfMember(guardian) ?? texts.unnamed(guardian.idNumberEnd)

const Person = ({ guardian }: { guardian: Guardian }) => {
  const { isMe, relation, enteredBy, since, until, endedBecause, namePt } = guardian
  return (
    <li className={styles.person} data-ended={until !== null}>
      <p className={styles.name}>
        {called(guardian)}
        {isMe && ` ${texts.me}`}
      </p>
      <p>
        {texts.relations[relation ?? 'either']} · {texts.enteredBy[enteredBy]}
      </p>
      <p className={styles.when}>
        {until === null || endedBecause === null
          ? texts.since(longMoment(since))
          : texts.untilThen(longMoment(since), longMoment(until), texts.endedBecause[endedBecause])}
      </p>
      {namePt === null && until === null && <p className={styles.when}>{texts.noMember}</p>}
    </li>
  )
}

const Word = ({ word }: { word: Said }) => {
  const who = word.isMe ? texts.you : (nameIfMember(word) ?? texts.by[word.by])
  return (
    <li>
      <time dateTime={word.at}>{longMoment(word.at)}</time>
      <span>{texts.word(who, texts.states[word.state])}</span>
    </li>
  )
}
