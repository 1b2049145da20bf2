import { useSyncExternalStore } from 'react'
import { session } from '../api/session.ts'

const never = () => () => undefined

/** Whether React has taken over in a browser: what is drawn beforehand knows neither storage nor window. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export const useSignedIn = () =>
  useSyncExternalStore(
    session.onChange,
    () => Boolean(session.token()),
    () => false,
  )

export const useName = () =>
  useSyncExternalStore(
    session.onChange,
    () => session.name(),
    () => undefined,
  )
