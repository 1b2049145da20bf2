import { kindOfReference } from '@palaestra/contract'

/** The screen on which the case of this reference is decided. */
export const addressOf = (reference: string) => {
  const params = { reference }
  switch (kindOfReference(reference)) {
    case 'supplement':
      return { to: '/change/$reference', params } as const
    case 'appeal':
      return { to: '/appeal/$reference', params } as const
    case 'documents':
      return { to: '/documents/$reference', params } as const
    default:
      return { to: '/application/$reference', params } as const
  }
}
