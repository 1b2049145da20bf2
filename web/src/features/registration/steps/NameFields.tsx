import type { Draft } from '@palaestra/contract'
import { TextField, TickField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/registration'
import { textOf } from '../draft.ts'

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
      <TextField
        name="surname"
        label={texts.fields.surname}
        hint={texts.surnameHint}
        autoComplete="family-name"
        defaultValue={textOf(draft, 'surname')}
      />
      <TextField
        name="firstName"
        label={texts.fields.firstName}
        autoComplete="given-name"
        defaultValue={textOf(draft, 'firstName')}
      />
    </>
  )
}
