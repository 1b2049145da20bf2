import { Link } from '@tanstack/react-router'
import * as texts from '#texts/login'
import { FormPage } from '../../form/FormPage.tsx'
import page from '../../form/page.module.css'
import { AskForLink } from './AskForLink.tsx'

/** One way to log in, by its own address: for links to it, and for who comes from a link that has ended. */
export const AskForLinkScreen = () => (
  <FormPage>
    <h1 tabIndex={-1}>{texts.byLink}</h1>
    <AskForLink sheet={page.sheet} />
    <p>
      <Link to="/ams/login">{texts.otherWays}</Link>
    </p>
  </FormPage>
)
