import { desk, type Given, refusals } from '@palaestra/contract'
import { Button, CallForm, DayField, Dialog, Refused, TextField, TickField, type Written } from '@palaestra/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '#texts/points'
import { send } from '../../api/client.ts'
import { gifts } from '../../api/queries.ts'
import ofCase from '../../case/case.module.css'
import { GiftConflict } from './GiftConflict.tsx'
import { GiftPreview } from './GiftPreview.tsx'
import { type Gift, giftIn } from './gift.ts'

interface Props {
  /** Left out for a new one. */
  gift: Gift | undefined
  onClose: () => void
  onDone: () => void
}

/** A gift in three languages, with its price, pieces and days, and beside it what members will read. */
export function GiftDialog({ gift, onClose, onDone }: Props) {
  const client = useQueryClient()
  const [base, setBase] = useState(gift)
  /** Counts up where the form begins anew with what a colleague has written. */
  const [begun, setBegun] = useState(0)
  const [theirs, setTheirs] = useState<Gift>()
  const [written, setWritten] = useState<Written>()
  const save = async (_: typeof desk.points.saveGift, given: Given<typeof desk.points.saveGift>) => {
    try {
      return await send(desk.points.saveGift, given)
    } catch (error) {
      if (error instanceof Refused && error.code === refusals.gift_changed) {
        const now = await client.fetchQuery(gifts)
        setTheirs(now.gifts.find(({ code }) => code === base?.code))
      }
      throw error
    }
  }
  const title = gift ? texts.changeGift : texts.addGift
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={ofCase.dialog}>
        {theirs && (
          <GiftConflict
            theirs={theirs}
            onKeepMine={() => {
              setBase(theirs)
              setTheirs(undefined)
            }}
            onTakeTheirs={() => {
              setBase(theirs)
              setTheirs(undefined)
              setWritten(undefined)
              setBegun(begun + 1)
            }}
          />
        )}
        <CallForm
          key={begun}
          call={desk.points.saveGift}
          send={save}
          shape={(fields) => giftIn(fields, base)}
          onWrite={setWritten}
          submit={texts.saveGift}
          onDone={onDone}
          aside={
            <Button kind="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          }
        >
          <TextField
            name="name.zh"
            label={texts.nameIn.zh}
            lang="zh-Hant"
            maxLength={80}
            defaultValue={base?.name.zh}
          />
          <TextField name="name.pt" label={texts.nameIn.pt} lang="pt" maxLength={80} defaultValue={base?.name.pt} />
          <TextField name="name.en" label={texts.nameIn.en} lang="en" maxLength={80} defaultValue={base?.name.en} />
          <TextField
            name="price"
            label={texts.priceLabel}
            hint={gift && texts.priceHint}
            inputMode="decimal"
            autoComplete="off"
            room="digits"
            defaultValue={base && texts.typed(base.price)}
          />
          <TextField
            name="stock"
            label={texts.stock}
            hint={base ? texts.stockHint(base.stock - base.left) : texts.stockHintNew}
            inputMode="numeric"
            autoComplete="off"
            room="digits"
            defaultValue={base?.stock}
          />
          <TickField name="offered" label={texts.offered} defaultChecked={base?.offered ?? true} />
          <DayField name="fromDay" label={texts.fromDay} optional defaultValue={base?.fromDay ?? ''} />
          <DayField name="untilDay" label={texts.untilDay} optional defaultValue={base?.untilDay ?? ''} />
          <GiftPreview written={written} base={base} />
        </CallForm>
      </div>
    </Dialog>
  )
}
