import { Link, useLocation } from '@tanstack/react-router'
import * as texts from '#texts/course'
import { destinationOf } from '../../routing/arrival.ts'

/** The way in, and from there back to what one was looking at. */
export function LogIn({ to }: { to: '/classes' | '/classes/class' }) {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  return (
    <p>
      {texts.logInToSignUp}{' '}
      <Link to="/ams/login" search={destinationOf(to, search)}>
        {texts.logIn}
      </Link>
    </p>
  )
}
