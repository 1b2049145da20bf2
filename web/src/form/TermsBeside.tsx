import { buttonClass, Dialog } from '@palaestra/ui'
import { locale } from '#texts/document'
import * as texts from '#texts/form.terms'
import { sessionEnd } from '../routing/sessionEnd.ts'

/** New terms come before what was to be sent: they are read and agreed to beside, and the form stays as it is. */
export default function TermsBeside() {
  return (
    <Dialog title={texts.termsChanged} onClose={sessionEnd.close}>
      <p>{texts.typedStaysForTerms}</p>
      <a
        className={buttonClass()}
        href={`/${locale}/security/new-terms`}
        target="_blank"
        rel="noopener noreferrer"
        // Who comes back finds the form, to be sent again.
        onClick={sessionEnd.close}
      >
        {texts.readTermsBeside}
      </a>
    </Dialog>
  )
}
