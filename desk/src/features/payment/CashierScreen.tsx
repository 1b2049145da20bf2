import { desk, type Given, type Reply } from '@palaestra/contract'
import { CallForm, problemsFrom, TextField } from '@palaestra/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/payment'
import { send } from '../../api/client.ts'
import list from '../../frame/list.module.css'
import { FoundOrder } from './FoundOrder.tsx'
import styles from './payment.module.css'
import { deskPlaces, takings as takingsOf } from './queries.ts'
import { Takings } from './Takings.tsx'

type Find = typeof desk.payment.findOrder
type Found = Reply<Find>

/** A ticket of a pool, however it is typed. */
const ticketForm = /^\s*(T\d\d-[A-Z0-9]{8})\s*$/i

/** The order of this reference; of a booking, or a ticket, the order by which it is paid. */
const findOrder = async (call: Find, given: Given<Find>) => {
  const { search } = given.body
  const ticket = ticketForm.exec(search)?.[1]?.toUpperCase()
  if (!ticket && !/^\s*B/i.test(search)) return send(call, given)
  const { order } = ticket
    ? await send(desk.pool.order, { body: { reference: ticket } })
    : await send(desk.booking.order, { body: { search } })
  return send(call, { body: { search: order } })
}

/** Money for what somebody pays at the desk, and back to whom it goes. */
export function CashierScreen() {
  const [found, setFound] = useState<Found>()
  const [said, setSaid] = useState('')
  const [place, setPlace] = useState<string>()
  const places = useQuery(deskPlaces).data?.places
  const takings = useQuery(takingsOf)
  const again = async (reference: string, said: string) => {
    setSaid(said)
    void takings.refetch()
    await send(desk.payment.findOrder, { body: { search: reference } })
      .then(setFound)
      .catch((error: unknown) => setSaid(problemsFrom(error).message ?? ''))
  }
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.cashier}</h1>
      <section className={styles.part} aria-labelledby="find">
        <h2 id="find">{texts.findOrder}</h2>
        <div className={styles.field}>
          <CallForm
            call={desk.payment.findOrder}
            send={findOrder}
            submit={texts.find}
            onDone={(reply) => {
              setSaid('')
              setFound(reply)
            }}
          >
            <TextField name="search" label={texts.search} hint={texts.searchHint} />
          </CallForm>
        </div>
        <p role="status">{said}</p>
        {found && places && (
          <FoundOrder
            key={`${found.reference} ${found.state}`}
            order={found}
            places={places}
            place={place}
            onPlace={setPlace}
            onDone={(said) => again(found.reference, said)}
          />
        )}
      </section>
      {takings.data && places && <Takings takings={takings.data} places={places} />}
    </div>
  )
}
