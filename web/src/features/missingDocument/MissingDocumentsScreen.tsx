import { api, constant, type DocumentKind, type Reply, type Service } from '@palaestra/contract'
import { Button, Notice, PictureField } from '@palaestra/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { longDay } from '#texts/day'
import { names } from '#texts/entitlement'
import * as texts from '#texts/missingDocument'
import { send } from '../../api/client.ts'
import { invalidate, type Query, useQuery } from '../../api/query.ts'
import { serviceNamed } from '../../api/services.ts'
import { BackToAccount } from '../../form/BackToAccount.tsx'
import { CallForm } from '../../form/CallForm.tsx'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { WhyNot } from '../../form/WhyNot.tsx'
import styles from './missingDocument.module.css'

type Init = Reply<typeof api.missingDocument.init>
type Asked = NonNullable<Init['request']>

/** What is asked for. What is being uploaded stays when one comes back to the tab. */
const asked: Query<Init> = {
  queryKey: ['account', 'missingDocument'],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: () => send(api.missingDocument.init, {}),
}

const isNamed = (service: unknown): service is Service => typeof service === 'string' && Object.hasOwn(names, service)

/** Documents that the authority waits for, or a card that has run out: what stands in the way of a service (R41). */
export function MissingDocumentsScreen() {
  const { data, error, refetch } = useQuery(asked)
  // What the card says of itself: it opens nothing, or it has run out.
  const card = useQuery(serviceNamed('qr_code'))
  const { service }: { service?: unknown } = useSearch({ strict: false })
  const wanted = isNamed(service) ? names[service] : undefined
  const answer = card.data?.items[0]
  const expired = answer?.reason === 'card_expired' ? answer : undefined
  const waits = (!data || !(answer || card.error)) && !error
  const isNothing = data?.request === null && !expired

  return (
    <FormPage>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <div className={styles.place} aria-busy={waits}>
        {wanted && !waits && !isNothing && <p>{texts.cameFor(wanted)}</p>}
        {error && !data && (
          <p role="status">
            {texts.notRead} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
        {!waits && expired && <WhyNot answer={expired} />}
        {!waits && data?.request?.state === 'delivered' && (
          <Notice>
            <p>{texts.delivered(data.request.reference)}</p>
          </Notice>
        )}
        {!waits && data?.request?.state === 'asked' && <Deliver request={data.request} />}
        {!waits && isNothing && <p>{texts.nothing}</p>}
        {!waits && <BackToAccount />}
      </div>
    </FormPage>
  )
}

const uploadOf = (kind: DocumentKind) => (file: File, onPercent: (percent: number) => void) =>
  send(callOf(kind), { body: { file } }, { onProgress: (share) => onPercent(Math.floor(share * 100)) })
const callOf = (kind: DocumentKind) => (kind === 'photo' ? api.supplement.uploadPhoto : api.supplement.uploadDocument)

/** Everything at once: staff look once. */
function Deliver({ request }: { request: Asked }) {
  const navigate = useNavigate()
  const showSent = ({ reference, dueOn }: { reference: string; dueOn: string }) => {
    void invalidate(asked)
    void navigate({ to: '/supple/sent', state: { changeSent: { reference, dueOn } }, replace: true })
  }

  return (
    <div className={page.sheet}>
      {request.overdue ? (
        <Notice kind="danger">
          <p>{texts.overdue(longDay(request.dueOn))}</p>
        </Notice>
      ) : (
        <p>{texts.until(longDay(request.dueOn))}</p>
      )}
      {request.why && <p>{texts.why(request.why)}</p>}
      <p>{texts.reference(request.reference)}</p>
      <CallForm call={api.missingDocument.submit} submit={texts.deliver} onDone={showSent}>
        {request.items.map(({ kind, words, reason, accepted }) =>
          accepted ? (
            <p key={kind}>{texts.accepted(texts.kinds[kind])}</p>
          ) : (
            <PictureField
              key={kind}
              name={kind}
              shape={kind === 'photo' ? 'portrait' : 'document'}
              label={texts.kinds[kind]}
              hint={[words, reason && texts.because(reason), kind === 'photo' ? texts.photoHint : texts.documentHint]
                .filter(Boolean)
                .join(texts.between)}
              call={callOf(kind)}
              upload={uploadOf(kind)}
              onUploaded={() => {}}
              {...(kind === 'photo' && { smallest: constant.photoMinimum })}
            />
          ),
        )}
      </CallForm>
    </div>
  )
}
