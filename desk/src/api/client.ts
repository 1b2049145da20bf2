import { sender } from '@palaestra/ui'
import { locale } from '#texts/document'
import { session } from './session.ts'

/** The only way to the server. */
export const send = sender({ locale, token: session.token, onSignedOut: session.lose })
