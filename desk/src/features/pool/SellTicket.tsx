import { desk, mostChildren, type Reply, type TicketHolder, ticketHolders, ticketPrice } from '@palaestra/contract'
import { CallForm, ChoiceField, RadioField, TextField } from '@palaestra/ui'
import { useState } from 'react'
import * as texts from '#texts/pool'
import { send } from '../../api/client.ts'
import { hourOf } from '../../frame/hours.ts'
import styles from './pool.module.css'
import type { Session, Today } from './queries.ts'
import { TakeMoney } from './TakeMoney.tsx'

type Sold = Reply<typeof desk.pool.sell>

interface Props {
  of: Today
  onChanged: (said: string, reference: string) => Promise<void>
}

interface Wish {
  session: string
  who: string
  holder: string
  children: string
}

const isHolder = (word: string): word is TicketHolder => ticketHolders.some((one) => one === word)

/** What is written on the button: what it costs, where that is known before the member is. */
const verbOf = ({ who, holder, children }: Wish, session: Session | undefined) =>
  session && !who.trim() && isHolder(holder)
    ? texts.sellFor(ticketPrice(session.prices, holder, Number(children)))
    : texts.sellThis

const counts = Array.from({ length: mostChildren + 1 }, (_, many) => String(many))

/** Sells a ticket on the spot, to a member by the same rules as for everybody, or to somebody without membership. */
export function SellTicket({ of: { sessions, place }, onChanged }: Props) {
  const onSale = sessions.filter(({ state }) => state === 'spot')
  const begun = { session: String(onSale[0]?.id ?? ''), who: '', holder: 'adult', children: '0' }
  const [wish, setWish] = useState<Wish>(begun)
  const [sold, setSold] = useState<Sold>()
  // The same, however often it is sent; the next ticket is another.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const session = onSale.find(({ id }) => String(id) === wish.session)
  const next = () => {
    setSold(undefined)
    setWish(begun)
    setRequestKey(crypto.randomUUID())
  }
  return (
    <section className={styles.part} aria-labelledby="sell">
      <h2 id="sell">{texts.sell}</h2>
      {onSale.length === 0 && <p>{texts.nothingOnSale}</p>}
      {sold ? (
        <>
          <p role="status">{texts.soldSaid(sold.reference, hourOf(sold.enterBy))}</p>
          {sold.order && (
            <TakeMoney
              ticket={sold.reference}
              order={sold.order}
              amount={sold.amount}
              place={place}
              onTaken={async () => {
                next()
                await onChanged(texts.moneyTaken(sold.amount), sold.reference)
              }}
            />
          )}
          <p>
            <button type="button" className={styles.next} onClick={next}>
              {texts.sellNext}
            </button>
          </p>
        </>
      ) : (
        onSale.length > 0 && (
          <CallForm
            key={requestKey}
            call={desk.pool.sell}
            send={send}
            onWrite={(written) => setWish({ ...begun, ...(written as object) })}
            shape={({ session, who, holder, children }) => ({
              ...{ session: Number(session), who: String(who ?? ''), children: Number(children), requestKey },
              holder: String(who ?? '').trim() ? null : holder || null,
            })}
            submit={verbOf(wish, session)}
            onDone={(reply) => {
              setSold(reply)
              void onChanged(texts.soldSaid(reply.reference, hourOf(reply.enterBy)), reply.reference)
            }}
          >
            <ChoiceField
              name="session"
              label={texts.session}
              defaultValue={begun.session}
              choices={onSale.map(({ id, from, until, left }) => ({
                value: String(id),
                label: texts.sessionLeft(from, until, left),
              }))}
            />
            <TextField name="who" label={texts.who} hint={texts.whoHint} autoComplete="off" optional />
            {!wish.who.trim() && (
              <RadioField
                name="holder"
                label={texts.holder}
                chosen="adult"
                choices={ticketHolders.map((value) => ({ value, label: texts.holders[value] }))}
              />
            )}
            <RadioField
              name="children"
              label={texts.children}
              chosen="0"
              choices={counts.map((value) => ({ value, label: value }))}
            />
          </CallForm>
        )
      )}
    </section>
  )
}
