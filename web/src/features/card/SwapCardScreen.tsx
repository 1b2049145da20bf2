import { api } from '@palaestra/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as texts from '#texts/card'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { invalidateServices } from '../../api/services.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { Entitled } from '../../form/Entitled.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { Succeeded } from '../../form/Succeeded.tsx'

/** From the 20th day after the report on (C03); before that it says from when. */
export function SwapCardScreen() {
  const [done, setDone] = useState(false)
  const isExpired = useQuery(memberInfo).data?.card.closed === 'card_expired'

  const showCard = () => {
    void invalidate(memberInfo)
    void invalidateServices()
    setDone(true)
  }

  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.swapCard}</h1>
      {done ? (
        <Succeeded>{isExpired ? texts.swappedExpired : texts.swapped}</Succeeded>
      ) : (
        <Entitled to="swap_card">
          <div className={page.sheet}>
            <p>{isExpired ? texts.swapExpired : texts.swapWhat}</p>
            <CallForm call={api.card.swap} submit={texts.swapCard} onDone={showCard} />
          </div>
        </Entitled>
      )}
      {done && isExpired && (
        <p>
          <Link to="/online/account/renew">{texts.renew}</Link>
        </p>
      )}
      <p>
        <Link to="/online/account">{texts.backToAccount}</Link>
      </p>
    </FormPage>
  )
}
