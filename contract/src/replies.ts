import { z } from 'zod/mini'

/** What one has to wait before the next code can be sent, in seconds. */
export const codeSent = z.object({ wait: z.number() })
