import type { ApplicationPicture } from '@palaestra/contract'
import { createContext } from 'react'

/** How a small picture asks to be shown large. */
export const EnlargeContext = createContext<{ enlarge: (picture: ApplicationPicture) => void }>({ enlarge: () => {} })
