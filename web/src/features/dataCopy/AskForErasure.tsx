import { api, mayWithdrawErasure, type Reply } from '@palaestra/contract'
import { Notice, RadioField, TickField } from '@palaestra/ui'
import * as texts from '#texts/erasureRequest'
import { CallForm } from '../../form/CallForm.tsx'
import type { Erasures } from './erasures.ts'
import { nameOf } from './names.ts'

interface Props {
  erasures: Erasures
  onAsked: (reply: Reply<typeof api.erasureRequest.ask>) => void
}

const oneself = ''

/** The request: about oneself, where one may, or about a child. What stands in the way is said in its place. */
export function AskForErasure({ erasures: { requests, minor, obstacles, children }, onAsked }: Props) {
  const isAsked = (number: string) =>
    requests.some(
      ({ own, of, state }) => mayWithdrawErasure(state) && (own ? number === oneself : number === of.memberNumber),
    )
  const people = [
    ...(minor || obstacles.length > 0 ? [] : [{ value: oneself, label: texts.myself }]),
    ...children.map((child) => ({ value: child.memberNumber, label: nameOf(child) })),
  ].filter(({ value }) => !isAsked(value))
  return (
    <>
      {minor && !isAsked(oneself) && (
        <Notice>
          <p>{texts.minor}</p>
        </Notice>
      )}
      {obstacles.length > 0 && !isAsked(oneself) && (
        <Notice>
          <p>{texts.first}</p>
          <ul>
            {obstacles.map((one) => (
              <li key={one}>{texts.obstacles[one]}</li>
            ))}
          </ul>
        </Notice>
      )}
      {people.length > 0 && (
        <CallForm
          key={people.map(({ value }) => value).join()}
          call={api.erasureRequest.ask}
          submit={texts.ask}
          submitKind="danger"
          shape={({ whom = people[0]?.value ?? oneself, understood }) => ({
            ...(whom === oneself ? {} : { memberNumber: String(whom) }),
            understood: understood === true,
          })}
          onDone={onAsked}
        >
          {(people.length > 1 || people[0]?.value !== oneself) && (
            <RadioField name="whom" label={texts.whom} choices={people} chosen={people[0]?.value} />
          )}
          <TickField name="understood" label={texts.understood} />
        </CallForm>
      )}
    </>
  )
}
