import { type Draft, inPortugueseLetters, isForeignName, tidyForeignName } from '@palaestra/contract'
import { Button, TextField, TickField } from '@palaestra/ui'
import { type ComponentProps, useRef, useState } from 'react'
import * as texts from '#texts/registration'
import { textOf } from '../draft.ts'
import styles from '../registration.module.css'

/** A Chinese name, or the word that there is none; and the name in Latin letters. */
export function NameFields({ draft }: { draft: Draft }) {
  const [none, setNone] = useState(draft.noChineseName === true)
  return (
    <>
      {none ? (
        <input type="hidden" name="nameZh" value="" />
      ) : (
        <TextField
          name="nameZh"
          room="name"
          label={texts.fields.nameZh}
          lang="zh-Hant-MO"
          autoComplete="off"
          defaultValue={textOf(draft, 'nameZh')}
        />
      )}
      <TickField
        name="noChineseName"
        label={texts.fields.noChineseName}
        defaultChecked={none}
        onChange={({ currentTarget }) => setNone(currentTarget.checked)}
      />
      <LatinNameField
        name="surname"
        label={texts.fields.surname}
        hint={texts.surnameHint}
        autoComplete="family-name"
        defaultValue={textOf(draft, 'surname')}
      />
      <LatinNameField
        name="firstName"
        label={texts.fields.firstName}
        autoComplete="given-name"
        defaultValue={textOf(draft, 'firstName')}
      />
    </>
  )
}

/** The same name in letters that are taken, if there is one and it is another. */
const proposalFor = (text: string) => {
  const letters = inPortugueseLetters(text)
  return !isForeignName(tidyForeignName(text)) && isForeignName(letters) ? letters : undefined
}

interface LatinNameProps extends ComponentProps<typeof TextField> {
  defaultValue: string
}

/** A name in Portuguese letters. Whoever types others is offered the name without them. */
function LatinNameField(props: LatinNameProps) {
  const [proposal, setProposal] = useState(() => proposalFor(props.defaultValue))
  const place = useRef<HTMLDivElement>(null)

  const take = (letters: string) => {
    const field = place.current?.querySelector('input')
    if (!field) return
    field.value = letters
    // So that the form takes it for typed.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.focus()
  }

  return (
    <div ref={place} className={styles.withAdvice}>
      <TextField
        room="name"
        {...props}
        onInput={({ currentTarget }) => setProposal(proposalFor(currentTarget.value))}
      />
      <div role="status">
        {proposal && (
          <Button kind="quiet" onClick={() => take(proposal)}>
            {texts.inLetters(proposal)}
          </Button>
        )}
      </div>
    </div>
  )
}
