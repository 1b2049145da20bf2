import { api, type CompanionKind, companionKinds, companionPlaces, serviceOfCompanions } from '@palaestra/contract'
import { Button, Notice } from '@palaestra/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/companion'
import { type Companions, inList, type Person } from '../../api/companions.ts'
import { useQuery } from '../../api/query.ts'
import { serviceNamed } from '../../api/services.ts'
import { FormPage } from '../../form/FormPage.tsx'
import { WhyNot } from '../../form/WhyNot.tsx'
import { AddPerson } from './AddPerson.tsx'
import styles from './companion.module.css'
import { lists } from './lists.ts'
import { called } from './names.ts'
import { Outcome } from './Outcome.tsx'
import { OwnChildren } from './OwnChildren.tsx'
import { PersonRow } from './PersonRow.tsx'
import { Read } from './Read.tsx'
import { Sure } from './Sure.tsx'
import { type Act, useAct } from './useAct.ts'

/** One list of people with whom the member acts: who stands in it, who was asked, and the form to ask somebody (R44, R45, R24). */
export function PeopleScreen() {
  const doing = useAct()
  const pathname = useLocation({ select: (location) => location.pathname })
  const kind = companionKinds.find((one) => pathname.endsWith(lists[one].path)) ?? 'child'
  return (
    <FormPage>
      <h1 tabIndex={-1}>{lists[kind].title}</h1>
      <p>{texts.lead[kind]}</p>
      <Outcome said={doing.said} />
      <Read>{(data) => <Shown key={kind} kind={kind} data={data} doing={doing} />}</Read>
      {doing.dialog}
    </FormPage>
  )
}

interface ShownProps {
  kind: CompanionKind
  data: Companions
  doing: Act
}

const Shown = ({ kind, data, doing: { act, tell, sendProved, submitting } }: ShownProps) => {
  const { data: service, error, refetch } = useQuery(serviceNamed(serviceOfCompanions[kind]))
  const [leaving, setLeaving] = useState<Person>()
  const [asked, setAsked] = useState(0)
  const people = inList(data, kind)
  const most = companionPlaces[kind]
  const closed = service?.items.find(({ state }) => state !== 'yes')
  const waits = leaving?.state === 'waiting'

  // Both answers at once: what stands below must not jump for the second.
  if (!service && !error) return null
  return (
    <>
      {people.length === 0 ? (
        <p>{texts.nobodyYet[kind]}</p>
      ) : (
        <ul className={styles.list}>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              submitting={submitting}
              onEdited={() => void tell(texts.saved)}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </ul>
      )}
      {!service && (
        <p role="status">
          {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
        </p>
      )}
      {closed && <WhyNot answer={closed} />}
      {service && !closed && people.length >= most && (
        <Notice>
          <p>{texts.full(most)}</p>
        </Notice>
      )}
      {service && !closed && people.length < most && (
        <>
          {kind === 'child' && <OwnChildren family={data.family} act={act} sendProved={sendProved} />}
          <AddPerson
            key={asked}
            kind={kind}
            onDone={() => {
              setAsked(asked + 1)
              void tell(texts.asked)
            }}
          />
        </>
      )}
      <p className={styles.ways}>
        <Link to="/online/account/family">{texts.toFamily}</Link>
      </p>
      {leaving && (
        <Sure
          title={waits ? texts.takeBackSure : texts.removeSure}
          what={(waits ? texts.takeBackWhat : texts.removeWhat)(called(leaving))}
          verb={waits ? texts.takeBack : texts.remove}
          onKeep={() => setLeaving(undefined)}
          onYes={() => {
            setLeaving(undefined)
            act(texts.removed, () => sendProved(api.companion.end, { body: { id: leaving.id } }))
          }}
        />
      )}
    </>
  )
}
