import { api } from '@palaestra/contract'
import { Notice, TextArea, TickField } from '@palaestra/ui'
import { useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/card'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate, useQuery } from '../../api/query.ts'
import { invalidateServices } from '../../api/services.ts'
import { CallForm } from '../../form/CallForm.tsx'
import { Entitled } from '../../form/Entitled.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import styles from './card.module.css'

export function ReportLossScreen() {
  const navigate = useNavigate()
  const { data: member } = useQuery(memberInfo)

  const showNext = ({ permanentCardFrom }: { permanentCardFrom: string }) => {
    void invalidate(memberInfo)
    void navigate({ to: '/online/account/report-success', state: { permanentCardFrom }, replace: true })
    void invalidateServices()
  }

  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.reportLoss}</h1>
      <Entitled to="report_loss" lead={<Consequences />} leadsOn>
        <div className={page.sheet}>
          {member ? (
            <p className={styles.where}>{member.emailHint && texts.sentTo(member.emailHint)}</p>
          ) : (
            <p className={page.awaited}>{texts.sentTo('…@example.com')}</p>
          )}
          <CallForm call={api.card.reportLoss} submit={texts.reportLoss} submitKind="danger" onDone={showNext}>
            <TextArea name="circumstances" label={texts.circumstances} hint={texts.circumstancesHint} />
            <TickField name="understood" label={texts.understood} />
          </CallForm>
        </div>
      </Entitled>
    </FormPage>
  )
}

function Consequences() {
  return (
    <Notice kind="warning">
      <ul className={styles.consequences}>
        {texts.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
    </Notice>
  )
}
