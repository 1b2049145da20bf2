import { api, type ConsentState, type Reply, refusals } from '@palaestra/contract'
import { Refused } from '@palaestra/ui'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import * as texts from '#texts/consent'
import { send } from '../../api/client.ts'
import { memberInfo } from '../../api/memberInfo.ts'
import { invalidate } from '../../api/query.ts'
import { DonePage } from '../../form/DonePage.tsx'
import { LinkPage } from '../../form/LinkPage.tsx'
import { lazyNamed } from '../../frame/lazyNamed.ts'
import { useSignedIn } from '../../frame/useStored.ts'
import { ConsentForm } from './ConsentForm.tsx'
import { children } from './children.ts'
import { nameOf } from './names.ts'
import { Onward, ToChildren, WithoutLink, WithoutSession } from './Onward.tsx'

/** Null where the link is somebody else’s: that says nothing about whose. */
type Found = Reply<typeof api.consent.look> | null

const look = async (hash: string): Promise<Found> => {
  try {
    return await send(api.consent.look, { query: { hash } })
  } catch (error) {
    if (error instanceof Refused && error.code === refusals.not_the_guardian) return null
    throw error
  }
}

const OneChild = lazyNamed('ChildrenScreen', () => import('./ChildrenScreen.tsx'))

/** The child about whom a notice in the account asks: there the session tells who is asked, and no secret is needed. */
const askedAbout = (search: object) => ('child' in search ? String(search.child) : undefined)

/** The letter that asks a guardian for a yes or no to online payment (R10, P03). Only they learn whom it is about. */
export function ConsentScreen() {
  const signedIn = useSignedIn()
  const child = askedAbout(useSearch({ strict: false }))
  const [done, setDone] = useState<{ name: string; state: ConsentState }>()

  if (signedIn && child !== undefined)
    return (
      <Suspense>
        <OneChild only={child} />
      </Suspense>
    )
  if (done)
    return (
      <DonePage
        title={texts.answered[done.state === 'authorised' ? 'authorised' : 'declined']}
        said={texts.nowIs[done.state](done.name)}
      >
        <p>{texts.canBeChanged}</p>
        <ToChildren />
      </DonePage>
    )
  return (
    <LinkPage
      path="/security/push/supple-parent/$hash"
      title={texts.consent}
      lead={texts.consentWhat}
      look={look}
      instead={signedIn ? undefined : <WithoutSession />}
      ended={texts.linkEnded}
      onward={() => <WithoutLink />}
    >
      {(child, hash) =>
        child ? (
          <ConsentForm
            child={child}
            hash={hash}
            onDone={(state) => {
              void invalidate(memberInfo)
              void invalidate(children)
              setDone({ name: nameOf(child), state })
            }}
          />
        ) : (
          <Onward said={texts.notTheGuardian} />
        )
      }
    </LinkPage>
  )
}
