import { api, constant, needsDocumentNumber } from '@palaestra/contract'
import { DayField, Notice, PictureField, TextField, TickField, type Uploaded, type Written } from '@palaestra/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/supplement'
import { send } from '../../api/client.ts'
import { invalidate } from '../../api/query.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { type Beginning, beginningOf } from './beginning.ts'
import { type OnFile, onFile } from './onFile.ts'

/** What the screen is for: everything, a renewal of the card, or one picture. */
export type Part = 'all' | 'renewal' | 'photo' | 'idCopy'

interface Props {
  file: OnFile
  part: Part
  /** What stands in it at first, where that is more than what is on file. */
  beginning?: Beginning
  /** What is said of a field that somebody else has filled in. */
  marks?: Marks
}
type Marks = Partial<Record<keyof Beginning, string>>
type Name = 'photo' | 'idCopy'
const calls = { photo: api.supplement.uploadPhoto, idCopy: api.supplement.uploadDocument }

/** Each picture is with the server as soon as it is chosen. */
const uploadOf = (name: Name) => (file: File, onPercent: (percent: number) => void) =>
  send(calls[name], { body: { file } }, { onProgress: (share) => onPercent(Math.floor(share * 100)) })

/** The form, filled in with what was rejected, or else with what is on file. */
export function ChangeForm({ file, part, beginning = beginningOf(file), marks = {} }: Props) {
  const navigate = useNavigate()
  const { last } = file
  const [photo, setPhoto] = useState<Uploaded | null>(last?.photo ?? null)
  const why = (field: keyof NonNullable<typeof last>['reasons'], hint?: string) => {
    const reason = last?.reasons[field]
    const said = reason ? texts.rejectedBecause(reason) : hint
    const mark = field in marks ? marks[field as keyof Marks] : undefined
    return mark && said ? texts.both(mark, said) : (mark ?? said)
  }
  const has = (...parts: Part[]) => parts.includes(part)

  const showSent = ({ reference, dueOn }: { reference: string; dueOn: string }) => {
    void invalidate(onFile)
    void navigate({ to: '/supple/sent', state: { changeSent: { reference, dueOn } }, replace: true })
  }

  return (
    <>
      {last && (
        <Notice kind="warning">
          <p>{texts.wasRejected(last.reference)}</p>
        </Notice>
      )}
      <CallForm
        call={api.supplement.send}
        submit={last ? texts.sendAgain : texts.send}
        alsoWrong={(written: Written) => missingIn(part, written)}
        shape={(written: Written) => ({ ...written, renews: part === 'renewal' })}
        onDone={showSent}
      >
        {has('all') && <NameFields beginning={beginning} why={why} whyNone={marks.noChineseName} />}
        {has('all', 'renewal') && <DocumentFields idType={file.idType} beginning={beginning} why={why} />}
        {has('all', 'renewal', 'idCopy') && (
          <PictureField
            name="idCopy"
            shape="document"
            label={texts.fields.idCopy}
            hint={why('idCopy', part === 'all' ? texts.idCopyWhen : texts.idCopyHint)}
            optional={part === 'all'}
            call={calls.idCopy}
            upload={uploadOf('idCopy')}
            onUploaded={() => {}}
            uploaded={last?.idCopy}
          />
        )}
        {has('all', 'photo', 'renewal') && (
          <>
            <PictureField
              name="photo"
              shape="portrait"
              label={texts.fields.photo}
              hint={why('photo', part === 'renewal' && file.photoOld ? texts.photoOld : texts.photoHint)}
              optional={part === 'all' || (part === 'renewal' && !file.photoOld)}
              call={calls.photo}
              upload={uploadOf('photo')}
              onUploaded={setPhoto}
              uploaded={last?.photo}
              smallest={constant.photoMinimum}
            />
            {photo && <TickField name="photoRecent" label={texts.photoRecent} />}
          </>
        )}
      </CallForm>
    </>
  )
}

/** A screen for one picture is nothing without it. */
const missingIn = (part: Part, written: Written) =>
  (part === 'photo' || part === 'idCopy') && !written[part] ? { [part]: 'required' as const } : {}

interface FieldsProps {
  beginning: Beginning
  why: (
    field: 'nameZh' | 'surname' | 'firstName' | 'documentNumber' | 'documentExpiry',
    hint?: string,
  ) => string | undefined
}

interface NameProps extends FieldsProps {
  /** What is said of there being no Chinese name. */
  whyNone: string | undefined
}

function NameFields({ beginning, why, whyNone }: NameProps) {
  const [none, setNone] = useState(beginning.noChineseName)
  return (
    <>
      {none ? (
        <input type="hidden" name="nameZh" value="" />
      ) : (
        <TextField
          name="nameZh"
          room="name"
          label={texts.fields.nameZh}
          hint={why('nameZh')}
          lang="zh-Hant-MO"
          autoComplete="off"
          defaultValue={beginning.nameZh}
        />
      )}
      <TickField
        name="noChineseName"
        label={texts.fields.noChineseName}
        hint={whyNone}
        defaultChecked={none}
        onChange={({ currentTarget }) => setNone(currentTarget.checked)}
      />
      <TextField
        name="surname"
        room="name"
        label={texts.fields.surname}
        hint={why('surname', texts.surnameHint)}
        autoComplete="family-name"
        defaultValue={beginning.surname}
      />
      <TextField
        name="firstName"
        room="name"
        label={texts.fields.firstName}
        hint={why('firstName')}
        autoComplete="given-name"
        defaultValue={beginning.firstName}
      />
    </>
  )
}

function DocumentFields({ idType, beginning, why }: FieldsProps & Pick<OnFile, 'idType'>) {
  return (
    <>
      {needsDocumentNumber(idType) && (
        <TextField
          name="documentNumber"
          room="digits"
          label={texts.fields.documentNumber}
          hint={why('documentNumber')}
          autoComplete="off"
          maxLength={20}
          defaultValue={beginning.documentNumber}
        />
      )}
      <DayField
        name="documentExpiry"
        label={texts.documentExpiries[idType]}
        hint={why('documentExpiry', texts.expiryHint)}
        optional={idType === 'resident'}
        defaultValue={beginning.documentExpiry}
      />
    </>
  )
}
