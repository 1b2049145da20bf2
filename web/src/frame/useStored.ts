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

const isSignedIn = () => Boolean(session.token())

/** A page drawn for one who is logged in is taken over by such a one only, and no other is (main.tsx). */
export const useSignedIn = () => useSyncExternalStore(session.onChange, isSignedIn, isSignedIn)

export const useName = () =>
  useSyncExternalStore(
    session.onChange,
    () => session.name(),
    () => undefined,
  )
