import { api, noticeTopics } from '@palaestra/contract'
import { Button, Notice, TicksField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/choice'
import { invalidate, useQuery } from '../../api/query.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { ChangePage } from '../../form/ChangePage.tsx'
import { type Choices, choices } from './choices.ts'

const ways = ['email', 'sms'] as const

/** Which notices reach a member by e-mail and text message, too; and what always does. */
export function WaysScreen() {
  const { data, error, refetch } = useQuery(choices)
  const [done, setDone] = useState<string>()
  const showDone = () => {
    void invalidate(choices)
    setDone(texts.saved)
  }
  return (
    <ChangePage title={texts.title} done={done} known={Boolean(data ?? error)}>
      <p>{texts.whatFor}</p>
      {error && !data && (
        <p role="status">
          {error.message} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </p>
      )}
      {data && <Choose mine={data} onDone={showDone} />}
    </ChangePage>
  )
}

const Choose = ({ mine, onDone }: { mine: Choices; onDone: () => void }) => (
  <>
    <CallForm
      call={api.choice.choose}
      shape={(written) => {
        const of = (topic: string) => ({
          email: written[`${topic}.email`] === true,
          sms: written[`${topic}.sms`] === true,
        })
        return { reminders: of('reminders'), services: of('services'), offers: of('offers') }
      }}
      submit={texts.save}
      onDone={onDone}
    >
      {noticeTopics.map((topic) => (
        <TicksField
          key={topic}
          name={topic}
          label={texts.topics[topic]}
          hint={texts.topicHints[topic]}
          chosen={ways.filter((way) => mine[topic][way])}
          choices={ways.map((value) => ({ value, label: texts.ways[value] }))}
        />
      ))}
    </CallForm>
    <Notice>
      <h2>{texts.always}</h2>
      {texts.alwaysWhat.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Notice>
  </>
)
